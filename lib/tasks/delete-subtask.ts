import { lockSubtask } from "./lock-place";
import { moveUpdates } from "./move-updates";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { Prisma, transaction } from "@/lib/kernel/db";
import { keepGuideEnded } from "@/lib/projects/visit/guide";
import { notFound } from "@/lib/shared/errors";

/** Deletes a subtask; its updates move up to its task. Owner level. */
export async function deleteSubtask(actor: Actor, { id }: { id: string }): Promise<void> {
  await transaction(async (tx) => {
    const { project, taskId, subtaskId } = await authorize(actor, "subtask:delete", { subtaskId: id });
    await keepGuideEnded(tx, project.id, () => lockSubtask(tx, subtaskId));
    const inSubtask = Prisma.sql`u.subtask_id = ${subtaskId}::uuid`;
    const moved = await moveUpdates(tx, project.id, inSubtask, { taskId, subtaskId: null });
    const assigned = await tx.subtaskMember.findMany({ where: { subtaskId }, select: { userId: true } });
    const deleted = await tx.subtask.deleteMany({ where: { id: subtaskId } });
    if (deleted.count === 0) throw notFound();
    // They cannot be found later, and may lose sight of the task with it.
    const assigneeIds = assigned.map(({ userId }) => userId);
    const placement = { before: { taskId, subtaskId, assigneeIds }, after: { taskId } };
    const details = { updatesMoved: moved };
    const entity = { id: subtaskId, projectId: project.id, ...placement };
    await record(tx, { by: actor, type: "subtask.deleted", ...entity, details });
  });
}
