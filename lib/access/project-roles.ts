import { type ProjectRole, roleOf, type Standing } from "./policy";
import { Prisma, query } from "@/lib/kernel/db";

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
      UNION ALL
      SELECT project_id, user_id, 3 FROM project_members WHERE project_id IN (${ids})) people
    GROUP BY project_id, user_id`;
}

/**
 * What these people are in these projects, both arrays: rows (project_id, user_id, business, member), of which those of one person
 * are put together by `roleLookup`.
 */
export function standingsIn(projects: Prisma.Sql, people: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT project_id, user_id, NULL AS business, role AS member FROM project_members
    WHERE project_id = ANY (${projects}) AND user_id = ANY (${people})
    UNION ALL
    SELECT p.id, runs.user_id, runs.role, NULL FROM projects p CROSS JOIN LATERAL (
      SELECT owner_id AS user_id, 'owner' AS role FROM businesses WHERE id = p.business_id
      UNION ALL SELECT user_id, 'admin' FROM business_admins WHERE business_id = p.business_id AND accepted_at IS NOT NULL) runs
    WHERE p.id = ANY (${projects}) AND runs.user_id = ANY (${people})`;
}

/** What somebody is in a project today, by both ids. */
export type RoleLookup = (projectId: string, userId: string) => ProjectRole;
export type StandingRow = [
  projectId: string,
  userId: string,
  business: Standing["business"],
  member: Standing["member"],
];

/** Reads the roles of everybody in these projects. */
export async function readRoles(projectIds: string[]): Promise<RoleLookup> {
  const rows = await query<{ projectId: string; userId: string; role: ProjectRole }>(Prisma.sql`
    SELECT project_id AS "projectId", user_id AS "userId", role
    FROM (${rolesIn(Prisma.sql`SELECT unnest(${projectIds}::uuid[])`)}) roles`);
  const roles = new Map(rows.map(({ projectId, userId, role }) => [`${projectId}/${userId}`, role]));
  return (projectId, userId) => roles.get(`${projectId}/${userId}`) ?? "former";
}

const NOBODY: Standing = { business: null, member: null };

/** The roles of people by the rows of `standingsIn`. Somebody in none of them was in the project once. */
export function roleLookup(rows: readonly StandingRow[]): RoleLookup {
  const standings = new Map<string, Standing>();
  for (const [projectId, userId, business, member] of rows) {
    const key = `${projectId}/${userId}`;
    const known = standings.get(key) ?? NOBODY;
    const runs = known.business === "owner" ? known.business : (business ?? known.business);
    standings.set(key, { business: runs, member: member ?? known.member });
  }
  return (projectId, userId) => roleOf(standings.get(`${projectId}/${userId}`) ?? NOBODY);
}
