import type { Actor } from "@/lib/access/actor";
import { type AssignmentEvent, recordAll } from "@/lib/events/record";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { keepGuideEnded } from "@/lib/projects/visit/guide";
import { invalid } from "@/lib/shared/errors";
import type { ChangeAssignmentsInput } from "@/lib/tasks/schema";
import type { AssignmentView } from "@/lib/tasks/view";

/**
 * Assigns and unassigns people of a project, all or nothing; assignments that are already so stay as they are. Throws
 * validation_failed for tasks that are not in the project, and for people who are not its members.
 */
export async function changeAssignments(
  actor: Actor,
  { id, assign, unassign }: ChangeAssignmentsInput,
): Promise<void> {
  await whileAuthorized(actor, "task:assign", { projectId: id }, async ({ tx, project }) => {
    const known = await lockAssigned(tx, project.id, [...assign, ...unassign]);
    if (!assign.every(known.hasPlace)) throw invalid("assign", "unknown");
    if (!assign.every(known.hasMember)) throw invalid("assign", "notAMember");
    const events = await keepGuideEnded(tx, project.id, async () => {
      const removed = await remove(tx, project.id, unassign);
      const made = await add(tx, project.id, assign);
      return [...removed.map(unassigned), ...made.map(assigned)];
    });
    await recordAll(tx, project.id, events, actor);
  });
}

/**
 * Locks the places, then the people, and tells which of them the project has. Locks the tasks as if they were edited: two calls
 * about the same people and tasks would otherwise each wait for a row that the other has written.
 */
async function lockAssigned(tx: Tx, projectId: string, all: AssignmentView[]) {
  const idsOf = (key: keyof AssignmentView) => all.flatMap((one) => one[key] ?? []);
  const tasks = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT id FROM project_tasks WHERE project_id = ${projectId}::uuid AND id = ANY (${idsOf("taskId")}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`);
  const subtasks = await tx.$queryRaw<{ id: string; taskId: string }[]>(Prisma.sql`
    SELECT id, parent_task_id AS "taskId" FROM subtasks
    WHERE project_id = ${projectId}::uuid AND id = ANY (${idsOf("subtaskId")}::uuid[]) ORDER BY id FOR KEY SHARE`);
  const members = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT user_id AS id FROM project_members
    WHERE project_id = ${projectId}::uuid AND user_id = ANY (${idsOf("userId")}::uuid[]) ORDER BY user_id FOR KEY SHARE`);
  const taskIds = new Set(tasks.map(({ id }) => id));
  const taskOf = new Map(subtasks.map(({ id, taskId }) => [id, taskId]));
  const memberIds = new Set(members.map(({ id }) => id));
  return {
    hasPlace: ({ taskId, subtaskId }: AssignmentView) =>
      subtaskId === null ? taskIds.has(taskId) : taskOf.get(subtaskId) === taskId,
    hasMember: ({ userId }: AssignmentView) => memberIds.has(userId),
  };
}

/** Returns those that there were. */
async function remove(tx: Tx, projectId: string, all: AssignmentView[]): Promise<AssignmentView[]> {
  return tx.$queryRaw<AssignmentView[]>(Prisma.sql`
    WITH wanted AS (${rowsOf(all)}),
    in_task AS (
      DELETE FROM task_members m USING wanted w
      WHERE w."subtaskId" IS NULL AND m.task_id = w."taskId" AND m.user_id = w."userId" AND m.project_id = ${projectId}::uuid
      RETURNING m.task_id, NULL::uuid, m.user_id),
    in_subtask AS (
      DELETE FROM subtask_members m USING wanted w JOIN subtasks s ON s.id = w."subtaskId" AND s.parent_task_id = w."taskId"
      WHERE m.subtask_id = s.id AND m.user_id = w."userId" AND m.project_id = ${projectId}::uuid
      RETURNING s.parent_task_id, s.id, m.user_id)
    SELECT * FROM in_task AS one ("taskId", "subtaskId", "userId") UNION ALL SELECT * FROM in_subtask`);
}

/** Returns those that there were not. */
async function add(tx: Tx, projectId: string, all: AssignmentView[]): Promise<AssignmentView[]> {
  return tx.$queryRaw<AssignmentView[]>(Prisma.sql`
    WITH wanted AS (${rowsOf(all)}),
    in_task AS (
      INSERT INTO task_members (user_id, task_id, project_id)
      SELECT DISTINCT "userId", "taskId", ${projectId}::uuid FROM wanted WHERE "subtaskId" IS NULL
      ON CONFLICT (user_id, task_id) DO NOTHING RETURNING task_id, NULL::uuid, user_id),
    in_subtask AS (
      INSERT INTO subtask_members (user_id, subtask_id, project_id)
      SELECT DISTINCT "userId", "subtaskId", ${projectId}::uuid FROM wanted WHERE "subtaskId" IS NOT NULL
      ON CONFLICT (user_id, subtask_id) DO NOTHING RETURNING subtask_id, user_id)
    SELECT * FROM in_task AS one ("taskId", "subtaskId", "userId")
    UNION ALL SELECT s.parent_task_id, s.id, one.user_id FROM in_subtask one JOIN subtasks s ON s.id = one.subtask_id`);
}

function rowsOf(all: AssignmentView[]): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(all)}::jsonb) AS row ("taskId" uuid, "subtaskId" uuid, "userId" uuid)`;
}

/** That somebody is assigned now, as `record` takes it. */
export function assigned({ taskId, subtaskId, userId }: AssignmentView): AssignmentEvent {
  const details = { userId };
  if (subtaskId === null) return { type: "task.assigned", id: taskId, after: { taskId, userId }, details };
  return { type: "subtask.assigned", id: subtaskId, after: { taskId, subtaskId, userId }, details };
}

/** That somebody no longer is. */
export function unassigned({ taskId, subtaskId, userId }: AssignmentView): AssignmentEvent {
  const details = { userId };
  if (subtaskId === null) return { type: "task.unassigned", id: taskId, before: { taskId, userId }, details };
  return { type: "subtask.unassigned", id: subtaskId, before: { taskId, subtaskId, userId }, details };
}
