import { businessRows } from "./business-rows";
import { INVESTIGATED } from "./limits";
import { countLogsAbout, listActionLogs } from "./list-action-logs";
import { userRow } from "./user-rows";
import type { InvestigationView, OperatorProjectView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { db, Prisma, transaction } from "@/lib/kernel/db";
import { type WithDates, withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { orNotFound } from "@/lib/shared/errors";

/** A user with their businesses, projects and activity, the newest of each; the log then says who looked. Throws not_found. */
export async function investigateUser(
  operator: Actor,
  { userId }: { userId: string },
): Promise<InvestigationView> {
  const limit = INVESTIGATED;
  const user = orNotFound(await userRow(userId));
  const [businesses, projects, logs, logCount] = await Promise.all([
    businessRows({
      where: Prisma.sql`b.owner_id = ${userId}::uuid`,
      orderBy: Prisma.sql`b.created_at DESC, b.id DESC`,
      limit,
    }),
    projectsOf(userId, limit),
    listActionLogs(operator, { about: userId, limit }),
    countLogsAbout(userId),
  ]);
  await transaction((tx) => record(tx, { by: operator, type: "user.investigated", id: userId }));
  return { user, businesses, projects, logs: logs.items, logCount };
}

type ProjectRow = WithDates<OperatorProjectView, "createdAt" | "lastActivityAt">;

async function projectsOf(userId: string, limit: number): Promise<OperatorProjectView[]> {
  const rows = await db().$queryRaw<ProjectRow[]>(Prisma.sql`
    SELECT p.id, p.name, p.status, p.created_at AS "createdAt", json_build_object('id', b.id, 'name', b.name) AS business,
           (SELECT count(*)::int FROM project_members m WHERE m.project_id = p.id) AS "memberCount",
           coalesce(kept.total, 0) AS "updateCount", updates.newest AS "lastActivityAt"
    FROM (
      SELECT p.* FROM projects p WHERE p.id IN (
        SELECT m.project_id FROM project_members m WHERE m.user_id = ${userId}::uuid
        UNION SELECT o.id FROM projects o JOIN businesses b ON b.id = o.business_id WHERE b.owner_id = ${userId}::uuid
        UNION SELECT o.id FROM projects o JOIN business_admins a USING (business_id)
          WHERE a.user_id = ${userId}::uuid AND a.accepted_at IS NOT NULL)
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${limit}) p
    JOIN businesses b ON b.id = p.business_id
    LEFT JOIN project_update_totals kept ON kept.project_id = p.id
    CROSS JOIN LATERAL (
      SELECT max(x.created_at) AS newest FROM updates x WHERE x.project_id = p.id AND x.withdrawn_at IS NULL) updates
    ORDER BY p.created_at DESC, p.id DESC`);
  return rows.map(withIsoTimes);
}
