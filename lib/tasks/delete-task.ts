import { lockTask } from "./lock-place";
import { moveUpdates } from "./move-updates";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma } from "@/lib/kernel/db";
import { keepGuideEnded } from "@/lib/projects/visit/guide";
import { notFound } from "@/lib/shared/errors";

/** Deletes a task with its subtasks; all their updates become unassigned, since no update is ever deleted. Owner level. */
export async function deleteTask(actor: Actor, { id }: { id: string }): Promise<void> {
  await whileAuthorized(actor, "task:delete", { taskId: id }, async ({ tx, project, taskId, record }) => {
    await keepGuideEnded(tx, project.id, () => lockTask(tx, taskId));
    const inTask = Prisma.sql`u.task_id = ${taskId}::uuid`;
    const freed = await moveUpdates(tx, project.id, inTask, { taskId: null, subtaskId: null });
    const deleted = await tx.projectTask.deleteMany({ where: { id: taskId } });
    if (deleted.count === 0) throw notFound();
    const details = { updatesUnassigned: freed };
    await record({ type: "task.deleted", id: taskId, before: { taskId }, details });
  });
}
