import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma } from "@/lib/kernel/db";
import type { ChooseViewInput, MarkViewedInput } from "@/lib/projects/schema";

/**
 * Marks the project's updates as viewed by the actor up to event `upTo`, the newest one when their page was rendered, or up to
 * the newest event when it is absent. The mark is an event number, not a time, so updates that commit in the meantime stay
 * unseen. It never moves back, and never past the newest event.
 */
export async function markUpdatesViewed(actor: Actor, { id, upTo }: MarkViewedInput): Promise<void> {
  await whileAuthorized(actor, "project:see", { projectId: id }, async ({ tx, project }) => {
    // LEAST ignores NULL.
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

/** Keeps how the project's page opens for the actor, on all their devices. What they have viewed stays as it is. */
export async function chooseView(actor: Actor, { id, view }: ChooseViewInput): Promise<void> {
  await whileAuthorized(actor, "project:see", { projectId: id }, async ({ tx, project }) => {
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO project_views (user_id, project_id, seq, view)
      VALUES (${actor.id}::uuid, ${project.id}::uuid, 0, ${view})
      ON CONFLICT (user_id, project_id) DO UPDATE SET view = EXCLUDED.view`);
  });
}
