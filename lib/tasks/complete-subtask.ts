import { findSubtask } from "./queries";
import type { TaskParams } from "./schema";
import type { SubtaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Completes a subtask that the actor sees. A second call changes nothing, and it cannot be undone. */
export async function completeSubtask(actor: Actor, { id }: TaskParams): Promise<SubtaskView> {
  return transaction(async (tx) => {
    const { project, taskId, subtaskId, level } = await authorize(actor, "subtask:complete", {
      subtaskId: id,
    });
    const data = { isCompleted: true, completedAt: new Date() };
    const completed = await tx.subtask.updateMany({ where: { id: subtaskId, isCompleted: false }, data });
    const subtask = await findSubtask(actor, level, subtaskId);
    const entity = { id: subtaskId, projectId: project.id, after: { taskId, subtaskId } };
    if (completed.count === 1) await record(tx, { by: actor, type: "subtask.completed", ...entity });
    return subtask;
  });
}
