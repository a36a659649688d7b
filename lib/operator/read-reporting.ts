import { ACTIVITY_DAYS, REPORT_MONTHS, SHOWN_STATUSES } from "./limits";
import { MONTHLY_REVENUE, SHOWN_STATUS } from "./shown-status";
import type { ReportingView } from "./view";
import { Prisma, snapshot, type Tx } from "@/lib/kernel/db";

type Months = Pick<ReportingView, "signupsByMonth" | "revenueByMonth" | "churnByMonth">;
type Subscriptions = Pick<
  ReportingView,
  "revenueRate" | "churn" | "monthlyRevenue" | "subscriptionsByStatus"
>;

/**
 * The figures of the reporting tab, in four statements on one snapshot. `revenueRate` is the percentage of businesses with an
 * active subscription; `churn` counts the canceled and past due ones.
 */
export function readReporting(): Promise<ReportingView> {
  return snapshot(async (tx) => ({
    ...(await subscriptions(tx)),
    ...(await byMonth(tx)),
    totalRevenue: await totalRevenue(tx),
    activityByDay: await byDay(tx),
  }));
}

async function subscriptions(tx: Tx): Promise<Subscriptions> {
  const rows = await tx.$queryRaw<{ status: string | null; n: number; revenue: bigint }[]>(Prisma.sql`
    SELECT ${SHOWN_STATUS} AS status, count(*)::int AS n, sum(${MONTHLY_REVENUE})::bigint AS revenue
    FROM businesses b WHERE b.deleted_at IS NULL GROUP BY 1`);
  const of = (status: string) => rows.find((row) => (row.status ?? "none") === status)?.n ?? 0;
  const businesses = rows.reduce((sum, { n }) => sum + n, 0);
  return {
    revenueRate: businesses === 0 ? 0 : Math.round((1000 * of("active")) / businesses) / 10,
    churn: of("canceled") + of("past_due"),
    monthlyRevenue: rows.reduce((sum, { revenue }) => sum + Number(revenue), 0),
    subscriptionsByStatus: Object.fromEntries(
      SHOWN_STATUSES.map((status) => [status, of(status)]),
    ) as ReportingView["subscriptionsByStatus"],
  };
}

/** The starts of this month and the ones before it, in UTC, whatever the database's own time zone is. */
const MONTHS = Prisma.sql`
  SELECT month AT TIME ZONE 'UTC' AS from_at, (month + interval '1 month') AT TIME ZONE 'UTC' AS to_at,
         to_char(month, 'YYYY-MM') AS month
  FROM generate_series(date_trunc('month', now() AT TIME ZONE 'UTC') - ${REPORT_MONTHS - 1} * interval '1 month',
                       date_trunc('month', now() AT TIME ZONE 'UTC'), interval '1 month') month`;

/** Of a log entry's "trialing monthly ending": the status. */
const statusIn = (side: "from" | "to") => Prisma.sql`split_part(l.details ->> ${side}, ' ', 1)`;

async function byMonth(tx: Tx): Promise<Months> {
  const rows = await tx.$queryRaw<
    { month: string; signups: number; monthly: bigint; yearly: bigint; other: bigint; churned: number }[]
  >(Prisma.sql`
    SELECT m.month, signups.n AS signups, paid.*, churned.n AS churned
    FROM (${MONTHS}) m
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS n FROM users u
      WHERE u.created_at >= m.from_at AND u.created_at < m.to_at AND u.deleted_at IS NULL) signups
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(i.net) FILTER (WHERE i.plan = 'monthly'), 0)::bigint AS monthly,
             coalesce(sum(i.net) FILTER (WHERE i.plan = 'yearly'), 0)::bigint AS yearly,
             coalesce(sum(i.net) FILTER (WHERE i.plan IS NULL), 0)::bigint AS other
      FROM (SELECT plan, amount_paid - refunded AS net FROM paid_invoices
            WHERE paid_at >= m.from_at AND paid_at < m.to_at) i) paid
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT l.entity_id)::int AS n FROM action_logs l
      WHERE l.action = 'business.subscription-changed' AND l.created_at >= m.from_at AND l.created_at < m.to_at
        AND ${statusIn("to")} IN ('canceled', 'past_due') AND ${statusIn("from")} NOT IN ('canceled', 'past_due')) churned
    ORDER BY m.month`);
  return {
    signupsByMonth: rows.map(({ month, signups }) => ({ month, count: signups })),
    revenueByMonth: rows.map((row) => {
      const [monthly, yearly, other] = [Number(row.monthly), Number(row.yearly), Number(row.other)];
      return { month: row.month, monthly, yearly, other, total: monthly + yearly + other };
    }),
    churnByMonth: rows.map(({ month, churned }) => ({ month, count: churned })),
  };
}

async function totalRevenue(tx: Tx): Promise<number> {
  const { _sum: sums } = await tx.paidInvoice.aggregate({ _sum: { amountPaid: true, refunded: true } });
  return (sums.amountPaid ?? 0) - (sums.refunded ?? 0);
}

/** Grouped by person first: counting distinct ones would sort every entry of the month. */
function byDay(tx: Tx): Promise<ReportingView["activityByDay"]> {
  return tx.$queryRaw(Prisma.sql`
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, count(a.user_id)::int AS people, coalesce(sum(a.n), 0)::int AS actions
    FROM generate_series(${FIRST_DAY}, date_trunc('day', now() AT TIME ZONE 'UTC'), interval '1 day') AS d(day)
    LEFT JOIN (
      SELECT date_trunc('day', l.created_at AT TIME ZONE 'UTC') AS day, l.user_id, count(*) AS n
      FROM action_logs l
      WHERE l.user_id IS NOT NULL AND l.created_at >= (${FIRST_DAY}) AT TIME ZONE 'UTC'
        AND l.created_at < (date_trunc('day', now() AT TIME ZONE 'UTC') + interval '1 day') AT TIME ZONE 'UTC'
      GROUP BY 1, 2) a ON a.day = d.day
    GROUP BY d.day ORDER BY d.day`);
}

const FIRST_DAY = Prisma.sql`
  date_trunc('day', now() AT TIME ZONE 'UTC') - ${ACTIVITY_DAYS - 1} * interval '1 day'`;
