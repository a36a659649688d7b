import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";

/** Ends the guide through the project's first steps, for everybody and for good. Managers. */
export async function endGuide(actor: Actor, { id }: { id: string }): Promise<void> {
  await whileAuthorized(actor, "project:manage", { projectId: id }, async ({ tx, project, record }) => {
    const data = { projectId: project.id };
    const ended = await tx.endedGuide.createMany({ data, skipDuplicates: true });
    if (ended.count > 0) await record({ type: "project.guide-ended", id: project.id });
  });
}
