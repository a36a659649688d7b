import { findTask } from "./queries";
import type { TaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { Prisma, transaction } from "@/lib/kernel/db";

/** Completes a task or reopens it: each call flips it, and two at once flip it twice. */
export async function toggleTask(actor: Actor, { id }: { id: string }): Promise<TaskView> {
  return transaction(async (tx) => {
    const { project, taskId, level } = await authorize(actor, "task:toggle", { taskId: id });
    const [flipped] = await tx.$queryRaw<{ isCompleted: boolean }[]>(Prisma.sql`
      UPDATE project_tasks SET is_completed = NOT is_completed, completed_at = CASE WHEN is_completed THEN NULL ELSE now() END
      WHERE id = ${taskId}::uuid RETURNING is_completed AS "isCompleted"`);
    const task = await findTask(actor, level, taskId);
    const type = flipped?.isCompleted ? "task.completed" : "task.reopened";
    await record(tx, { by: actor, type, id: taskId, projectId: project.id, after: { taskId } });
    return task;
  });
}
