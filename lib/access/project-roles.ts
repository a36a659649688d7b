import type { ProjectRole } from "./policy";
import { db, Prisma } from "@/lib/db";

/** Everybody's role in the projects of `ids`, a subquery: rows (project_id, user_id, role). The same rule as `roleOf`. */
export function rolesIn(ids: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT project_id, user_id, CASE min(rank) WHEN 1 THEN 'owner' WHEN 2 THEN 'admin' ELSE 'worker' END AS role
    FROM (
      SELECT p.id AS project_id, b.owner_id AS user_id, 1 AS rank
      FROM projects p JOIN businesses b ON b.id = p.business_id WHERE p.id IN (${ids})
      UNION ALL
      SELECT p.id, a.user_id, CASE m.role WHEN 'owner' THEN 1 ELSE 2 END
      FROM projects p JOIN business_admins a ON a.business_id = p.business_id AND a.accepted_at IS NOT NULL
      LEFT JOIN project_members m ON m.project_id = p.id AND m.user_id = a.user_id
      WHERE p.id IN (${ids})
      UNION ALL SELECT project_id, user_id, 3 FROM project_members WHERE project_id IN (${ids})) people
    GROUP BY project_id, user_id`;
}

/** What somebody is in a project today, by both ids. */
export type RoleLookup = (projectId: string, userId: string) => ProjectRole;

/** Reads the roles of everybody in these projects. */
export async function readRoles(projectIds: string[]): Promise<RoleLookup> {
  const rows = await db().$queryRaw<{ projectId: string; userId: string; role: ProjectRole }[]>(Prisma.sql`
    SELECT project_id AS "projectId", user_id AS "userId", role
    FROM (${rolesIn(Prisma.sql`SELECT unnest(${projectIds}::uuid[])`)}) roles`);
  const roles = new Map(rows.map(({ projectId, userId, role }) => [`${projectId}/${userId}`, role]));
  return (projectId, userId) => roles.get(`${projectId}/${userId}`) ?? "former";
}
