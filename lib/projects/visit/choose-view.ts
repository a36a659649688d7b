import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { Prisma, transaction } from "@/lib/kernel/db";
import type { ChooseViewInput } from "@/lib/projects/schema";

/** Keeps how the project's page opens for the actor, on all their devices. What they have viewed stays as it is. */
export async function chooseView(actor: Actor, { id, view }: ChooseViewInput): Promise<void> {
  await transaction(async (tx) => {
    const { project } = await authorize(actor, "project:see", { projectId: id });
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO project_views (user_id, project_id, seq, view)
      VALUES (${actor.id}::uuid, ${project.id}::uuid, 0, ${view})
      ON CONFLICT (user_id, project_id) DO UPDATE SET view = EXCLUDED.view`);
  });
}
