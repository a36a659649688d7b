import type { Actor } from "@/lib/access/actor";
import { unlessMissing } from "@/lib/access/authorize";
import { authorizeExclusively } from "@/lib/access/lock-order";
import { record } from "@/lib/events/record";
import { transaction, type Tx } from "@/lib/kernel/db";
import type { MemberParams } from "@/lib/projects/schema";
import { keepGuideEnded } from "@/lib/projects/visit/guide";
import { type AppError, conflict, notFound } from "@/lib/shared/errors";

/**
 * Removes a contributor from the project, or lets the actor leave it. Their assignments are deleted with the membership;
 * what they wrote is kept. Throws conflict for the member with role `owner`.
 */
export async function removeMember(actor: Actor, { id, userId }: MemberParams): Promise<void> {
  await transaction(async (tx) => {
    const facts = { isSelf: userId === actor.id };
    const { project } = await authorizeExclusively(
      tx,
      actor,
      "member:remove",
      { projectId: id },
      facts,
    ).catch(unlessMissing(() => tx.projectMember.count({ where: { projectId: id, userId } })));
    const removed = await keepGuideEnded(tx, project.id, () =>
      tx.projectMember.deleteMany({ where: { projectId: project.id, userId, role: "worker" } }),
    );
    if (removed.count === 0) throw await refusal(tx, project.id, userId);
    const views = { where: { projectId: project.id, userId } };
    await tx.projectView.deleteMany(views);
    await tx.placeView.deleteMany(views);
    const type = userId === actor.id ? "member.left" : "member.removed";
    await record(tx, { by: actor, type, id: userId, projectId: project.id, before: { userId } });
  });
}

async function refusal(tx: Tx, projectId: string, userId: string): Promise<AppError> {
  const owners = await tx.projectMember.count({ where: { projectId, userId, role: "owner" } });
  return owners === 1 ? conflict("ownerStays") : notFound();
}
