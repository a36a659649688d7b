import type { WantedRows } from "./keyset";
import { MONTHLY_REVENUE, SHOWN_STATUS } from "./shown-status";
import type { OperatorBusinessView } from "./view";
import { db, Prisma } from "@/lib/kernel/db";
import { type WithDates, withIsoTimes } from "@/lib/kernel/sql/stored-time";

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = WithDates<
  Omit<OperatorBusinessView, "totalRevenue" | "daysInTrial" | "daysUntilExpiry">,
  "createdAt" | "subscriptionCurrentPeriodEnd" | "earlyAdopterGrantedAt" | "lastActivityAt"
> & { trialUsedAt: Date | null; totalRevenue: bigint };

/**
 * Businesses with their figures, in one statement, without deleted ones; `where` and `orderBy` are of `businesses b`. Figures
 * are of these rows alone, and of updates those that are kept.
 */
export async function businessRows({ where, orderBy, limit }: WantedRows): Promise<OperatorBusinessView[]> {
  const rows = await db().$queryRaw<Row[]>(Prisma.sql`
    WITH page AS MATERIALIZED (
      SELECT b.*, row_number() OVER (ORDER BY ${orderBy}) AS place
      FROM businesses b WHERE b.deleted_at IS NULL AND ${where} ORDER BY ${orderBy} LIMIT ${limit})
    SELECT b.id, b.name, b.description, b.created_at AS "createdAt", ${SHOWN_STATUS} AS "subscriptionStatus",
           b.subscription_plan AS "subscriptionPlan", b.subscription_current_period_end AS "subscriptionCurrentPeriodEnd",
           b.cancel_at_period_end AS "cancelAtPeriodEnd", b.is_early_adopter AS "isEarlyAdopter",
           b.early_adopter_granted_at AS "earlyAdopterGrantedAt", b.trial_used_at AS "trialUsedAt",
           json_build_object('id', o.id, 'name', o.name, 'email', o.email) AS owner,
           ${MONTHLY_REVENUE} AS "monthlyRevenue", paid.n AS "totalRevenue",
           inside.*, members.n AS "memberCount"
    FROM page b JOIN users o ON o.id = b.owner_id
    CROSS JOIN LATERAL (${INSIDE}) inside
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT m.user_id)::int AS n
      FROM project_members m JOIN projects p ON p.id = m.project_id WHERE p.business_id = b.id) members
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(i.amount_paid - i.refunded), 0)::bigint AS n FROM paid_invoices i WHERE i.business_id = b.id) paid
    ORDER BY b.place`);
  return rows.map(toView);
}

const INSIDE = Prisma.sql`
  SELECT count(*)::int AS "projectCount", coalesce(sum(kept.total), 0)::int AS "updateCount",
         coalesce(sum(voice.n), 0)::int AS "audioUpdateCount",
         max(greatest(updates.newest, messages.newest)) AS "lastActivityAt"
  FROM projects p LEFT JOIN project_update_totals kept ON kept.project_id = p.id
  CROSS JOIN LATERAL (
    SELECT count(*) AS n FROM updates x
    WHERE x.project_id = p.id AND x.withdrawn_at IS NULL AND x.recording_ms IS NOT NULL) voice
  CROSS JOIN LATERAL (
    SELECT max(x.created_at) AS newest FROM updates x WHERE x.project_id = p.id AND x.withdrawn_at IS NULL) updates
  CROSS JOIN LATERAL (
    SELECT max(c.created_at) AS newest FROM chat_messages c WHERE c.project_id = p.id AND c.recipient_id IS NULL) messages
  WHERE p.business_id = b.id`;

function toView({ trialUsedAt, totalRevenue, ...row }: Row): OperatorBusinessView {
  const isTrial = row.subscriptionStatus === "trialing" && trialUsedAt !== null;
  const end = row.subscriptionCurrentPeriodEnd;
  return {
    ...withIsoTimes(row),
    totalRevenue: Number(totalRevenue),
    daysInTrial: isTrial ? Math.max(0, Math.floor((Date.now() - trialUsedAt.getTime()) / DAY_MS)) : null,
    daysUntilExpiry: end && daysUntil(end),
  };
}

/** Away from 0 on both sides, so that what has ended is negative at once. */
function daysUntil(end: Date): number {
  const days = (end.getTime() - Date.now()) / DAY_MS;
  return days < 0 ? Math.floor(days) : Math.ceil(days);
}
