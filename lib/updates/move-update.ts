import type { MoveToSubtaskInput, MoveToTaskInput } from "./schema";
import { toUpdateView, updateSelect, type UpdateView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize, authorizeWithin, type UpdateScope } from "@/lib/access/authorize";
import { transaction, type Tx } from "@/lib/db";
import { invalid } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { lockDestination } from "@/lib/tasks/lock-place";

interface Place {
  taskId: string | null;
  subtaskId: string | null;
}

/** Files an update in a task of its project; null takes it out of all (CONTRACT "Updates"). Managers. */
export async function moveUpdateToTask(actor: Actor, { id, taskId }: MoveToTaskInput): Promise<UpdateView> {
  return transaction(async (tx) => {
    const scope = await authorize(actor, "update:move", { updateId: id });
    if (taskId === null) return move(tx, actor, scope, { taskId: null, subtaskId: null });
    const place = { projectId: scope.project.id, path: "taskId" };
    const task = await authorizeWithin(actor, "task:see", { taskId }, place);
    await demand(tx, { taskId: task.taskId, subtaskId: null }, "taskId");
    return move(tx, actor, scope, { taskId: task.taskId, subtaskId: null });
  });
}

/** Files an update in a subtask of its project. Managers. */
export async function moveUpdateToSubtask(
  actor: Actor,
  { id, subtaskId }: MoveToSubtaskInput,
): Promise<UpdateView> {
  return transaction(async (tx) => {
    const scope = await authorize(actor, "update:move", { updateId: id });
    const place = { projectId: scope.project.id, path: "subtaskId" };
    const subtask = await authorizeWithin(actor, "task:see", { subtaskId }, place);
    const destination = { taskId: subtask.taskId, subtaskId: subtask.subtaskId };
    await demand(tx, destination, "subtaskId");
    return move(tx, actor, scope, destination);
  });
}

/** Holds the destination until the commit; one that was deleted meanwhile is as unknown as any other. */
async function demand(
  tx: Tx,
  place: { taskId: string; subtaskId: string | null },
  path: string,
): Promise<void> {
  if (!(await lockDestination(tx, place))) throw invalid(path, "unknown");
}

async function move(
  tx: Tx,
  actor: Actor,
  { update, project, taskId, subtaskId }: UpdateScope,
  to: Place,
): Promise<UpdateView> {
  const moved = await tx.update.update({ where: { id: update.id }, data: to, select: updateSelect });
  const { authorId } = update;
  const before = { taskId, subtaskId, authorId };
  await record(tx, actor, "update.moved", {
    type: "update",
    id: update.id,
    projectId: project.id,
    before,
    after: { ...to, authorId },
  });
  return toUpdateView(moved);
}
