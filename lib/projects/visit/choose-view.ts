import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma } from "@/lib/kernel/db";
import type { ChooseViewInput } from "@/lib/projects/schema";

/** Keeps how the project's page opens for the actor, on all their devices. What they have viewed stays as it is. */
export async function chooseView(actor: Actor, { id, view }: ChooseViewInput): Promise<void> {
  await whileAuthorized(actor, "project:see", { projectId: id }, async ({ tx, project }) => {
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO project_views (user_id, project_id, seq, view)
      VALUES (${actor.id}::uuid, ${project.id}::uuid, 0, ${view})
      ON CONFLICT (user_id, project_id) DO UPDATE SET view = EXCLUDED.view`);
  });
}
