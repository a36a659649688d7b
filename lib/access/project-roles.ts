import type { ProjectRole } from "./policy";
import { Prisma, query } from "@/lib/db";

/**
 * Everybody's role in the projects of `ids`, a subquery, or that of `people`, an array: rows (project_id, user_id, role). The
 * same rule as `roleOf`.
 */
export function rolesIn(ids: Prisma.Sql, people?: Prisma.Sql): Prisma.Sql {
  const isOne = (user: string) =>
    people ? Prisma.sql`AND ${Prisma.raw(user)} = ANY (${people})` : Prisma.empty;
  return Prisma.sql`
    SELECT project_id, user_id, CASE min(rank) WHEN 1 THEN 'owner' WHEN 2 THEN 'admin' ELSE 'worker' END AS role
    FROM (
      SELECT p.id AS project_id, b.owner_id AS user_id, 1 AS rank
      FROM projects p JOIN businesses b ON b.id = p.business_id WHERE p.id IN (${ids}) ${isOne("b.owner_id")}
      UNION ALL
      SELECT p.id, a.user_id, CASE m.role WHEN 'owner' THEN 1 ELSE 2 END
      FROM projects p JOIN business_admins a ON a.business_id = p.business_id AND a.accepted_at IS NOT NULL
      LEFT JOIN project_members m ON m.project_id = p.id AND m.user_id = a.user_id
      WHERE p.id IN (${ids}) ${isOne("a.user_id")}
      UNION ALL
      SELECT project_id, user_id, 3 FROM project_members WHERE project_id IN (${ids}) ${isOne("user_id")}) people
    GROUP BY project_id, user_id`;
}

/** What somebody is in a project today, by both ids. */
export type RoleLookup = (projectId: string, userId: string) => ProjectRole;
export type RoleRow = [projectId: string, userId: string, role: ProjectRole];

/** Reads the roles of everybody in these projects. */
export async function readRoles(projectIds: string[]): Promise<RoleLookup> {
  const rows = await query<{ projectId: string; userId: string; role: ProjectRole }>(Prisma.sql`
    SELECT project_id AS "projectId", user_id AS "userId", role
    FROM (${rolesIn(Prisma.sql`SELECT unnest(${projectIds}::uuid[])`)}) roles`);
  return roleLookup(rows.map(({ projectId, userId, role }) => [projectId, userId, role]));
}

/** Whoever is in none of the rows was in the project once. */
export function roleLookup(rows: readonly RoleRow[]): RoleLookup {
  const roles = new Map(rows.map(([projectId, userId, role]) => [`${projectId}/${userId}`, role]));
  return (projectId, userId) => roles.get(`${projectId}/${userId}`) ?? "former";
}
