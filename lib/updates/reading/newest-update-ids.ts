import type { Actor } from "@/lib/access/actor";
import { newestSeen, ownProjects } from "@/lib/access/sight";
import { Prisma, query } from "@/lib/kernel/db";

/** The newest updates that the actor sees over all their projects, newest first. */
export async function newestUpdateIds(actor: Actor, limit: number): Promise<string[]> {
  const rows = await query<{ id: string }>(Prisma.sql`
    WITH ${ownProjects(actor, Prisma.sql`true`)}
    SELECT id FROM (${newestSeen(actor.id, limit)}) newest ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}
