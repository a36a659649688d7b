import { RECENT_DAYS } from "./limits";
import { SHOWN_STATUS } from "./shown-status";
import type { StatsView } from "./view";
import { db, Prisma } from "@/lib/kernel/db";

/** The figures of the overview, in one statement. Withdrawn updates and deleted accounts do not count. */
export async function readStats(): Promise<StatsView> {
  const [row] = await db().$queryRaw<StatsView[]>(Prisma.sql`
    SELECT (SELECT count(*)::int FROM users WHERE deleted_at IS NULL) AS "totalUsers",
           (SELECT count(*)::int FROM users
            WHERE created_at > now() - ${RECENT_DAYS} * interval '1 day' AND deleted_at IS NULL) AS "recentSignups",
           (SELECT count(*)::int FROM projects) AS "totalProjects",
           (SELECT coalesce(sum(total), 0)::int FROM author_update_counts) AS "totalUpdates",
           (SELECT count(*)::int FROM uploads WHERE kind = 'audio' AND update_id IS NOT NULL) AS "audioUpdates",
           (SELECT count(*)::int FROM chat_messages) AS "totalChatMessages", subscriptions.*
    FROM (
      SELECT count(*)::int AS "totalBusinesses",
             (count(*) FILTER (WHERE ${SHOWN_STATUS} = 'active'))::int AS "activeSubscriptions",
             (count(*) FILTER (WHERE ${SHOWN_STATUS} = 'trialing'))::int AS "trialSubscriptions",
             (count(*) FILTER (WHERE b.is_early_adopter))::int AS "earlyAdopters"
      FROM businesses b WHERE b.deleted_at IS NULL) subscriptions`);
  if (!row) throw new Error("A statement of counts answers with a row");
  return row;
}
