import { assigned, unassigned } from "./change-assignments";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Answer } from "@/lib/kernel/answer";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { keepGuideEnded } from "@/lib/projects/visit/guide";
import { invalid, notFound } from "@/lib/shared/errors";
import { lockDestination } from "@/lib/tasks/lock-place";
import type { AssigneeParams, AssignInput } from "@/lib/tasks/schema";
import { assigneeSelect, type AssigneeView } from "@/lib/tasks/view";

type Place = { taskId: string } | { subtaskId: string };

/**
 * Assigns a member of the project to a task: 201, or 200 when they already were. Throws validation_failed for non-members. The
 * row is selected from the membership, so that a concurrent removal leaves no assignment behind.
 */
export function assignToTask(actor: Actor, { id, userId }: AssignInput): Promise<Answer<AssigneeView>> {
  return assign(actor, { taskId: id }, userId);
}

/** Assigns a member of the project to a subtask, like `assignToTask`. */
export function assignToSubtask(actor: Actor, { id, userId }: AssignInput): Promise<Answer<AssigneeView>> {
  return assign(actor, { subtaskId: id }, userId);
}

/** Unassigns a person from a task; does nothing when they are not assigned. */
export function unassignFromTask(actor: Actor, { id, userId }: AssigneeParams): Promise<void> {
  return unassign(actor, { taskId: id }, userId);
}

/** Unassigns a person from a subtask; does nothing when they are not assigned. */
export function unassignFromSubtask(actor: Actor, { id, userId }: AssigneeParams): Promise<void> {
  return unassign(actor, { subtaskId: id }, userId);
}

function assign(actor: Actor, place: Place, userId: string): Promise<Answer<AssigneeView>> {
  return whileAuthorized(actor, "task:assign", place, async ({ tx, project, taskId, subtaskId, record }) => {
    if (!(await lockDestination(tx, { taskId, subtaskId }))) throw notFound();
    const { table, column } = subtaskId === null ? OF_TASK : OF_SUBTASK;
    const made = await tx.$executeRaw(Prisma.sql`
      INSERT INTO ${table} (user_id, ${column}, project_id)
      SELECT user_id, ${subtaskId ?? taskId}::uuid, project_id FROM project_members
      WHERE project_id = ${project.id}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE
      ON CONFLICT (user_id, ${column}) DO NOTHING`);
    const assignment = { taskId, subtaskId, userId };
    const row = await findAssignee(tx, assignment);
    if (!row) throw invalid("userId", "notAMember");
    if (made === 1) await record(assigned(assignment));
    return new Answer(made === 1 ? 201 : 200, withIsoTimes(row));
  });
}

const OF_TASK = { table: Prisma.sql`task_members`, column: Prisma.sql`task_id` };
const OF_SUBTASK = { table: Prisma.sql`subtask_members`, column: Prisma.sql`subtask_id` };

function findAssignee(tx: Tx, { taskId, subtaskId, userId }: Parameters<typeof assigned>[0]) {
  const select = assigneeSelect;
  if (subtaskId === null)
    return tx.taskMember.findUnique({ where: { userId_taskId: { userId, taskId } }, select });
  return tx.subtaskMember.findUnique({ where: { userId_subtaskId: { userId, subtaskId } }, select });
}

function unassign(actor: Actor, place: Place, userId: string): Promise<void> {
  return whileAuthorized(actor, "task:assign", place, async ({ tx, project, taskId, subtaskId, record }) => {
    const removed = await keepGuideEnded(tx, project.id, () =>
      subtaskId === null
        ? tx.taskMember.deleteMany({ where: { taskId, userId } })
        : tx.subtaskMember.deleteMany({ where: { subtaskId, userId } }),
    );
    if (removed.count > 0) await record(unassigned({ taskId, subtaskId, userId }));
  });
}
