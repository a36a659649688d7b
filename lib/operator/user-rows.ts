import { SHOWN_STATUS } from "./shown-status";
import type { OperatorUserView } from "./view";
import type { WantedRows } from "./keyset";
import { db, Prisma } from "@/lib/kernel/db";
import { type WithDates, withIsoTimes } from "@/lib/kernel/sql/stored-time";

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = WithDates<
  Omit<OperatorUserView, "daysSinceLastLogin" | "totalRevenue">,
  "createdAt" | "lastLoginAt" | "suspendedAt" | "deletionDueAt"
> & { totalRevenue: bigint };

/** One user with their figures, if the account is not deleted. */
export async function userRow(id: string): Promise<OperatorUserView | undefined> {
  const where = Prisma.sql`u.id = ${id}::uuid`;
  const [row] = await userRows({ where, orderBy: Prisma.sql`u.id`, limit: 1 });
  return row;
}

/**
 * Users with their figures, in one statement, without deleted accounts; `where` and `orderBy` are of `users u`. Figures are
 * of these rows alone, and of updates those that are kept.
 */
export async function userRows({ where, orderBy, limit }: WantedRows): Promise<OperatorUserView[]> {
  const rows = await db().$queryRaw<Row[]>(Prisma.sql`
    WITH page AS MATERIALIZED (
      SELECT u.*, row_number() OVER (ORDER BY ${orderBy}) AS place
      FROM users u WHERE u.deleted_at IS NULL AND ${where} ORDER BY ${orderBy} LIMIT ${limit}),
    written AS (
      SELECT author_id, sum(total)::int AS n FROM author_update_counts WHERE author_id IN (SELECT id FROM page) GROUP BY author_id)
    SELECT u.id, u.name, u.email, u.created_at AS "createdAt", u.last_login_at AS "lastLoginAt",
           u.suspended_at AS "suspendedAt", u.deletion_due_at AS "deletionDueAt", u.is_operator AS "isOperator",
           owned.*, projects.n AS "projectCount", coalesce(written.n, 0) AS "updateCount", voice.n AS "audioUpdateCount",
           messages.n AS "chatMessageCount"
    FROM page u LEFT JOIN written ON written.author_id = u.id
    CROSS JOIN LATERAL (${OWNED}) owned
    CROSS JOIN LATERAL (${PROJECTS}) projects
    CROSS JOIN LATERAL (SELECT count(*)::int AS n FROM uploads x WHERE x.user_id = u.id AND x.kind = 'audio' AND x.update_id IS NOT NULL) voice
    CROSS JOIN LATERAL (SELECT count(*)::int AS n FROM chat_messages x WHERE x.author_id = u.id) messages
    ORDER BY u.place`);
  return rows.map(toView);
}

const OWNED = Prisma.sql`
  SELECT count(*)::int AS "businessCount",
         (count(*) FILTER (WHERE ${SHOWN_STATUS} = 'active'))::int AS "activeSubscriptions",
         (count(*) FILTER (WHERE ${SHOWN_STATUS} = 'trialing'))::int AS "trialSubscriptions",
         (count(*) FILTER (WHERE b.is_early_adopter))::int AS "earlyAdopterSubscriptions",
         coalesce(sum((SELECT sum(i.amount_paid - i.refunded) FROM paid_invoices i WHERE i.business_id = b.id)), 0)::bigint
           AS "totalRevenue"
  FROM businesses b WHERE b.owner_id = u.id`;

const PROJECTS = Prisma.sql`
  SELECT count(*)::int AS n FROM (
    SELECT m.project_id FROM project_members m WHERE m.user_id = u.id
    UNION SELECT p.id FROM projects p JOIN businesses b ON b.id = p.business_id WHERE b.owner_id = u.id
    UNION SELECT p.id FROM projects p JOIN business_admins a USING (business_id)
      WHERE a.user_id = u.id AND a.accepted_at IS NOT NULL) mine`;

function toView(row: Row): OperatorUserView {
  const { lastLoginAt, totalRevenue } = row;
  const days = lastLoginAt && Math.floor((Date.now() - lastLoginAt.getTime()) / DAY_MS);
  return {
    ...withIsoTimes(row),
    daysSinceLastLogin: days && Math.max(0, days),
    totalRevenue: Number(totalRevenue),
  };
}
