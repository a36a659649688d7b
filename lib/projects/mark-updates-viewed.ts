import type { ProjectParams } from "./schema";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { Prisma, transaction } from "@/lib/db";

/**
 * Notes that the actor has seen the project's updates up to its newest committed event. Counting by that number rather than by
 * the clock keeps an update that commits meanwhile new: its number is higher (CONTRACT "Projects").
 */
export async function markUpdatesViewed(actor: Actor, { id }: ProjectParams): Promise<void> {
  await transaction(async (tx) => {
    const { project } = await authorize(actor, "project:see", { projectId: id });
    await tx.$executeRaw(Prisma.sql`
      WITH seen AS (
        INSERT INTO project_views (user_id, project_id, seq)
        SELECT ${actor.id}::uuid, id, event_seq FROM projects WHERE id = ${project.id}::uuid
        ON CONFLICT (user_id, project_id) DO UPDATE SET seq = GREATEST(project_views.seq, EXCLUDED.seq), viewed_at = now()
      )
      UPDATE project_members SET last_visited_updates = now()
      WHERE project_id = ${project.id}::uuid AND user_id = ${actor.id}::uuid`);
  });
}
