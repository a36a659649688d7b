import { findUpdate } from "../queries";
import type { MoveToSubtaskInput, MoveToTaskInput } from "../schema";
import type { UpdateView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { authorize, authorizeWithin, type UpdateScope } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { invalid, orNotFound } from "@/lib/shared/errors";
import { lockDestination } from "@/lib/tasks/lock-place";
import { moveUpdates } from "@/lib/tasks/move-updates";

interface Place {
  taskId: string | null;
  subtaskId: string | null;
}

/** Moves an update to a task of its project, or with null out of all tasks. Managers only. */
export async function moveUpdateToTask(actor: Actor, { id, taskId }: MoveToTaskInput): Promise<UpdateView> {
  return transaction(async (tx) => {
    const scope = await authorize(actor, "update:move", { updateId: id });
    if (taskId === null) return move(tx, actor, scope, { taskId: null, subtaskId: null });
    const place = { projectId: scope.project.id, path: "taskId" };
    const task = await authorizeWithin(actor, "task:see", { taskId }, place);
    await requireDestination(tx, { taskId: task.taskId, subtaskId: null }, "taskId");
    return move(tx, actor, scope, { taskId: task.taskId, subtaskId: null });
  });
}

/** Moves an update to a subtask of its project. Managers. */
export async function moveUpdateToSubtask(
  actor: Actor,
  { id, subtaskId }: MoveToSubtaskInput,
): Promise<UpdateView> {
  return transaction(async (tx) => {
    const scope = await authorize(actor, "update:move", { updateId: id });
    const place = { projectId: scope.project.id, path: "subtaskId" };
    const subtask = await authorizeWithin(actor, "task:see", { subtaskId }, place);
    const destination = { taskId: subtask.taskId, subtaskId: subtask.subtaskId };
    await requireDestination(tx, destination, "subtaskId");
    return move(tx, actor, scope, destination);
  });
}

/** Locks the destination until the commit; one that was just deleted is refused like any unknown id. */
async function requireDestination(
  tx: Tx,
  place: { taskId: string; subtaskId: string | null },
  path: string,
): Promise<void> {
  if (!(await lockDestination(tx, place))) throw invalid(path, "unknown");
}

async function move(tx: Tx, actor: Actor, { update, project }: UpdateScope, to: Place): Promise<UpdateView> {
  const from = await lockPlace(tx, update.id);
  if (from.taskId === to.taskId && from.subtaskId === to.subtaskId) return findUpdate(actor, update.id);
  await moveUpdates(tx, project.id, Prisma.sql`u.id = ${update.id}::uuid`, to);
  const moved = await findUpdate(actor, update.id);
  const { authorId } = update;
  const placement = { before: { ...from, authorId }, after: { ...to, authorId } };
  await record(tx, { by: actor, type: "update.moved", id: update.id, projectId: project.id, ...placement });
  return moved;
}

/** Where the update is now, locked until the commit: it may have been moved since it was authorized, and the event needs its place. */
async function lockPlace(tx: Tx, id: string): Promise<Place> {
  const [place] = await tx.$queryRaw<Place[]>(
    Prisma.sql`SELECT task_id AS "taskId", subtask_id AS "subtaskId" FROM updates WHERE id = ${id}::uuid FOR NO KEY UPDATE`,
  );
  return orNotFound(place);
}
