import { lockSubtask, lockTask } from "./lock-place";
import { moveUpdates } from "./move-updates";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma } from "@/lib/kernel/db";
import { keepGuideEnded } from "@/lib/projects/visit/guide";
import { notFound } from "@/lib/shared/errors";

/** Deletes a task with its subtasks; all their updates become unassigned, since no update is ever deleted. Owner level. */
export async function deleteTask(actor: Actor, { id }: { id: string }): Promise<void> {
  await whileAuthorized(actor, "task:delete", { taskId: id }, async ({ tx, project, taskId, record }) => {
    await keepGuideEnded(tx, project.id, () => lockTask(tx, project.id, taskId));
    const inTask = Prisma.sql`u.task_id = ${taskId}::uuid`;
    const freed = await moveUpdates(tx, project.id, inTask, { taskId: null, subtaskId: null });
    const deleted = await tx.projectTask.deleteMany({ where: { id: taskId } });
    if (deleted.count === 0) throw notFound();
    const details = { updatesUnassigned: freed };
    await record({ type: "task.deleted", id: taskId, before: { taskId }, details });
  });
}

/** Deletes a subtask; its updates move up to its task. Owner level. */
export async function deleteSubtask(actor: Actor, { id }: { id: string }): Promise<void> {
  await whileAuthorized(actor, "subtask:delete", { subtaskId: id }, async (scope) => {
    const { tx, project, taskId, subtaskId, record } = scope;
    await keepGuideEnded(tx, project.id, () => lockSubtask(tx, project.id, subtaskId));
    const inSubtask = Prisma.sql`u.subtask_id = ${subtaskId}::uuid`;
    const moved = await moveUpdates(tx, project.id, inSubtask, { taskId, subtaskId: null });
    const where = { projectId: project.id, subtaskId };
    const assigned = await tx.subtaskMember.findMany({ where, select: { userId: true } });
    const deleted = await tx.subtask.deleteMany({ where: { id: subtaskId } });
    if (deleted.count === 0) throw notFound();
    // They cannot be found later, and may lose sight of the task with it.
    const assigneeIds = assigned.map(({ userId }) => userId);
    const placement = { before: { taskId, subtaskId, assigneeIds }, after: { taskId } };
    const details = { updatesMoved: moved };
    await record({ type: "subtask.deleted", id: subtaskId, ...placement, details });
  });
}
