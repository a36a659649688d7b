import { lockSubtask } from "./lock-place";
import { moveUpdates } from "./move-updates";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma } from "@/lib/kernel/db";
import { keepGuideEnded } from "@/lib/projects/visit/guide";
import { notFound } from "@/lib/shared/errors";

/** Deletes a subtask; its updates move up to its task. Owner level. */
export async function deleteSubtask(actor: Actor, { id }: { id: string }): Promise<void> {
  await whileAuthorized(actor, "subtask:delete", { subtaskId: id }, async (scope) => {
    const { tx, project, taskId, subtaskId, record } = scope;
    await keepGuideEnded(tx, project.id, () => lockSubtask(tx, subtaskId));
    const inSubtask = Prisma.sql`u.subtask_id = ${subtaskId}::uuid`;
    const moved = await moveUpdates(tx, project.id, inSubtask, { taskId, subtaskId: null });
    const assigned = await tx.subtaskMember.findMany({ where: { subtaskId }, select: { userId: true } });
    const deleted = await tx.subtask.deleteMany({ where: { id: subtaskId } });
    if (deleted.count === 0) throw notFound();
    // They cannot be found later, and may lose sight of the task with it.
    const assigneeIds = assigned.map(({ userId }) => userId);
    const placement = { before: { taskId, subtaskId, assigneeIds }, after: { taskId } };
    await record({
      type: "subtask.deleted",
      id: subtaskId,
      ...placement,
      details: { updatesMoved: moved },
    });
  });
}
