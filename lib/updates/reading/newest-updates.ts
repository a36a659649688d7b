import type { Actor } from "@/lib/access/actor";
import { newestSeen, ownProjects } from "@/lib/access/sight";
import { Prisma, query } from "@/lib/kernel/db";

interface NewestUpdate {
  id: string;
  project: { id: string; name: string };
}

/** The newest updates that the actor sees over all their projects, newest first, each with its project. */
export function newestUpdates(actor: Actor, limit: number): Promise<NewestUpdate[]> {
  return query<NewestUpdate>(Prisma.sql`
    WITH ${ownProjects(actor, Prisma.sql`true`)}
    SELECT newest.id, json_build_object('id', p.id, 'name', p.name) AS project
    FROM (SELECT * FROM (${newestSeen(actor.id, limit)}) seen ORDER BY created_at DESC, id DESC LIMIT ${limit}) newest
    JOIN projects p ON p.id = newest.project_id ORDER BY newest.created_at DESC, newest.id DESC`);
}
