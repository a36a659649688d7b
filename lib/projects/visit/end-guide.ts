import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Ends the guide through the project's first steps, for everybody and for good. Managers. */
export async function endGuide(actor: Actor, { id }: { id: string }): Promise<void> {
  await transaction(async (tx) => {
    const { project } = await authorize(actor, "project:manage", { projectId: id });
    const data = { projectId: project.id };
    const ended = await tx.endedGuide.createMany({ data, skipDuplicates: true });
    if (ended.count === 0) return;
    await record(tx, { by: actor, type: "project.guide-ended", id: project.id, projectId: project.id });
  });
}
