import { lockSubtask } from "./lock-place";
import type { TaskParams } from "./schema";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { transaction } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";

/** Deletes a subtask; its updates move up to its task (CONTRACT "Tasks and subtasks"). Owner level. */
export async function deleteSubtask(actor: Actor, { id }: TaskParams): Promise<void> {
  await transaction(async (tx) => {
    const { project, taskId, subtaskId } = await authorize(actor, "subtask:delete", { subtaskId: id });
    await lockSubtask(tx, subtaskId);
    const moved = await tx.update.updateMany({ where: { subtaskId }, data: { subtaskId: null } });
    const deleted = await tx.subtask.deleteMany({ where: { id: subtaskId } });
    if (deleted.count === 0) throw notFound();
    const entity = {
      type: "subtask",
      id: subtaskId,
      projectId: project.id,
      before: { taskId, subtaskId },
      after: { taskId },
    };
    await record(tx, actor, "subtask.deleted", entity, { updatesMoved: moved.count });
  });
}
