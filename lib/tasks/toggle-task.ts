import { findTask } from "./queries";
import type { ToggleTaskInput } from "./schema";
import type { TaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma } from "@/lib/kernel/db";

/**
 * Completes a task or reopens it: each call flips it, and two at once flip it twice. With `isCompleted` it becomes that, however
 * often it is called.
 */
export async function toggleTask(actor: Actor, { id, isCompleted }: ToggleTaskInput): Promise<TaskView> {
  // Browsers repeat a call whose answer was lost (findings/chromium-sent-twice.sh).
  return whileAuthorized(actor, "task:toggle", { taskId: id }, async ({ tx, taskId, level, record }) => {
    const [flipped] = await tx.$queryRaw<{ isCompleted: boolean }[]>(Prisma.sql`
      UPDATE project_tasks SET is_completed = NOT is_completed, completed_at = CASE WHEN is_completed THEN NULL ELSE now() END
      WHERE id = ${taskId}::uuid AND is_completed IS DISTINCT FROM ${isCompleted ?? null}::boolean
      RETURNING is_completed AS "isCompleted"`);
    const task = await findTask(actor, level, taskId);
    const type = flipped?.isCompleted ? "task.completed" : "task.reopened";
    if (flipped) await record({ type, id: taskId, after: { taskId } });
    return task;
  });
}
