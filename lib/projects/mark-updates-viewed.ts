import type { MarkViewedInput } from "./schema";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { Prisma, transaction } from "@/lib/db";

/**
 * Notes that the actor has seen the project's updates up to the event `upTo`, at which their page was made, or without one up to
 * the newest. Counted by number and not by clock, what commits meanwhile stays new (CONTRACT "Projects"). The mark never moves
 * back, and never beyond what there is.
 */
export async function markUpdatesViewed(actor: Actor, { id, upTo }: MarkViewedInput): Promise<void> {
  await transaction(async (tx) => {
    const { project } = await authorize(actor, "project:see", { projectId: id });
    // LEAST passes over NULL.
    await tx.$executeRaw(Prisma.sql`
      WITH viewed AS (
        INSERT INTO project_views (user_id, project_id, seq)
        SELECT ${actor.id}::uuid, id, LEAST(event_seq, ${upTo ?? null}::int) FROM projects WHERE id = ${project.id}::uuid
        ON CONFLICT (user_id, project_id) DO UPDATE SET seq = GREATEST(project_views.seq, EXCLUDED.seq), viewed_at = now()
      )
      UPDATE project_members SET last_visited_updates = now()
      WHERE project_id = ${project.id}::uuid AND user_id = ${actor.id}::uuid`);
  });
}
