import { findUpdate } from "../queries";
import type { MoveToSubtaskInput, MoveToTaskInput } from "../schema";
import type { UpdateView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { authorizeWithin } from "@/lib/access/authorize";
import { type Authorized, whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { invalid, orNotFound } from "@/lib/shared/errors";
import { lockDestination } from "@/lib/tasks/lock-place";
import { moveUpdates } from "@/lib/tasks/move-updates";

interface Place {
  taskId: string | null;
  subtaskId: string | null;
}

/** Moves an update to a task of its project, or with null out of all tasks. Managers only. */
export function moveUpdateToTask(actor: Actor, { id, taskId }: MoveToTaskInput): Promise<UpdateView> {
  return moveTo(actor, id, taskId === null ? null : { taskId });
}

/** Moves an update to a subtask of its project. Managers. */
export function moveUpdateToSubtask(
  actor: Actor,
  { id, subtaskId }: MoveToSubtaskInput,
): Promise<UpdateView> {
  return moveTo(actor, id, { subtaskId });
}

/** Locks the destination until the commit; one that was just deleted is refused like any unknown id. */
function moveTo(
  actor: Actor,
  id: string,
  target: { taskId: string } | { subtaskId: string } | null,
): Promise<UpdateView> {
  return whileAuthorized(actor, "update:move", { updateId: id }, async (scope) => {
    if (!target) return move(actor, scope, { taskId: null, subtaskId: null });
    const path = "subtaskId" in target ? "subtaskId" : "taskId";
    const place = { projectId: scope.project.id, path };
    const { taskId, subtaskId } = await authorizeWithin(actor, "task:see", target, place);
    if (!(await lockDestination(scope.tx, { taskId, subtaskId }))) throw invalid(path, "unknown");
    return move(actor, scope, { taskId, subtaskId });
  });
}

async function move(
  actor: Actor,
  { tx, update, project, record }: Authorized<{ updateId: string }>,
  to: Place,
): Promise<UpdateView> {
  const from = await lockPlace(tx, update.id);
  if (from.taskId === to.taskId && from.subtaskId === to.subtaskId) return findUpdate(actor, update.id);
  await moveUpdates(tx, project.id, Prisma.sql`u.id = ${update.id}::uuid`, to);
  const moved = await findUpdate(actor, update.id);
  const { authorId } = update;
  const placement = { before: { ...from, authorId }, after: { ...to, authorId } };
  await record({ type: "update.moved", id: update.id, ...placement });
  return moved;
}

/** Where the update is now, locked until the commit: it may have been moved since it was authorized, and the event needs its place. */
async function lockPlace(tx: Tx, id: string): Promise<Place> {
  const [place] = await tx.$queryRaw<Place[]>(
    Prisma.sql`SELECT task_id AS "taskId", subtask_id AS "subtaskId" FROM updates WHERE id = ${id}::uuid FOR NO KEY UPDATE`,
  );
  return orNotFound(place);
}
