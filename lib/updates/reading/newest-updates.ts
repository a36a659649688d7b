import type { Actor } from "@/lib/access/actor";
import { newestSeen, ownProjectIds, ownProjects } from "@/lib/access/visibility";
import { Prisma, query } from "@/lib/kernel/db";

/** The condition that an update `u` is among the newest that the actor sees over all their projects. */
export function isAmongNewest(actor: Actor, limit: number): Prisma.Sql {
  return Prisma.sql`u.id = ANY (ARRAY(
    WITH ${ownProjects(actor, Prisma.sql`true`)}
    SELECT id FROM (${newestSeen(actor.id, limit)}) seen ORDER BY created_at DESC, id DESC LIMIT ${limit}))`;
}

interface NamedProject {
  id: string;
  name: string;
}

/** Those of the projects that the actor sees, by id. */
export async function seenProjects(actor: Actor, ids: readonly string[]): Promise<Map<string, NamedProject>> {
  if (ids.length === 0) return new Map();
  const projects = await query<NamedProject>(Prisma.sql`
    WITH ${ownProjectIds(actor.id)}
    SELECT id, name FROM projects WHERE id = ANY (${[...ids]}::uuid[]) AND id IN (SELECT id FROM own)`);
  return new Map(projects.map((project) => [project.id, project]));
}
