import type { ListTasksInput } from "./schema";
import { subtaskRows, taskRows } from "./task-rows";
import {
  assigneeSelect,
  type AssigneeView,
  type AssignmentView,
  type SubtaskView,
  type TaskView,
  toSubtaskView,
  toTaskView,
} from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize, type ProjectScope } from "@/lib/access/authorize";
import type { Level } from "@/lib/access/policy";
import { db, Prisma, query } from "@/lib/kernel/db";
import { amongIds } from "@/lib/kernel/sql/among-ids";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { orNotFound } from "@/lib/shared/errors";

/** In the order of assignment. */
const ASSIGNEES = {
  select: assigneeSelect,
  orderBy: [{ assignedAt: "asc" as const }, { userId: "asc" as const }],
};

/** The project's tasks that the actor can see, in their order; with `ids`, only these. */
export async function listTasks(actor: Actor, { id, ids }: ListTasksInput): Promise<TaskView[]> {
  return tasksIn(actor, await authorize(actor, "project:see", { projectId: id }), ids);
}

/** The same, for a scope that `authorize` returned. */
export async function tasksIn(
  actor: Actor,
  { project, level }: ProjectScope,
  ids?: string[],
): Promise<TaskView[]> {
  const filter = Prisma.sql`t.project_id = ${project.id}::uuid${amongIds(Prisma.sql`t.id`, ids)}`;
  return (await taskRows(actor, level, filter)).map(toTaskView);
}

/** The task's subtasks that the actor can see, in their order; with `ids`, only these. */
export async function listSubtasks(actor: Actor, { id, ids }: ListTasksInput): Promise<SubtaskView[]> {
  const { taskId, level } = await authorize(actor, "task:see", { taskId: id });
  return subtasksIn(actor, level, taskId, ids);
}

/** The same for a task that the actor is known to see. */
export async function subtasksIn(
  actor: Actor,
  level: Level,
  taskId: string,
  ids?: string[],
): Promise<SubtaskView[]> {
  const filter = Prisma.sql`s.parent_task_id = ${taskId}::uuid${amongIds(Prisma.sql`s.id`, ids)}`;
  return (await subtaskRows(actor, level, filter)).map(toSubtaskView);
}

/** One task that the actor sees. Throws not_found. */
export async function readTask(actor: Actor, { id }: { id: string }): Promise<TaskView> {
  const { taskId, level } = await authorize(actor, "task:see", { taskId: id });
  return findTask(actor, level, taskId);
}

/** One subtask that the actor sees. Throws not_found. */
export async function readSubtask(actor: Actor, { id }: { id: string }): Promise<SubtaskView> {
  const { subtaskId, level } = await authorize(actor, "task:see", { subtaskId: id });
  return findSubtask(actor, level, subtaskId);
}

/** One task after a change, as the actor sees it. */
export async function findTask(actor: Actor, level: Level, taskId: string): Promise<TaskView> {
  const [row] = await taskRows(actor, level, Prisma.sql`t.id = ${taskId}::uuid`);
  return toTaskView(orNotFound(row));
}

/** One subtask after a change, as the actor sees it. */
export async function findSubtask(actor: Actor, level: Level, subtaskId: string): Promise<SubtaskView> {
  const [row] = await subtaskRows(actor, level, Prisma.sql`s.id = ${subtaskId}::uuid`);
  return toSubtaskView(orNotFound(row));
}

/** Who is assigned to a task that the actor sees, in the order of assignment. */
export async function listTaskMembers(actor: Actor, { id }: { id: string }): Promise<AssigneeView[]> {
  const { project, taskId } = await authorize(actor, "task:see", { taskId: id });
  const rows = await db().taskMember.findMany({ where: { projectId: project.id, taskId }, ...ASSIGNEES });
  return rows.map(withIsoTimes);
}

/** Who is assigned to a subtask that the actor sees, in the order of assignment. */
export async function listSubtaskMembers(actor: Actor, { id }: { id: string }): Promise<AssigneeView[]> {
  const { project, subtaskId } = await authorize(actor, "task:see", { subtaskId: id });
  const rows = await db().subtaskMember.findMany({
    where: { projectId: project.id, subtaskId },
    ...ASSIGNEES,
  });
  return rows.map(withIsoTimes);
}

/** Who is assigned to which of a project's tasks and subtasks, in the order of assignment. Managers. */
export async function listAssignments(actor: Actor, { id }: { id: string }): Promise<AssignmentView[]> {
  const { project } = await authorize(actor, "task:assign", { projectId: id });
  return query<AssignmentView>(Prisma.sql`
    SELECT "taskId", "subtaskId", "userId" FROM (
      SELECT task_id AS "taskId", NULL::uuid AS "subtaskId", user_id AS "userId", assigned_at
      FROM task_members WHERE project_id = ${project.id}::uuid
      UNION ALL SELECT s.parent_task_id, s.id, m.user_id, m.assigned_at
      FROM subtask_members m JOIN subtasks s ON s.id = m.subtask_id WHERE m.project_id = ${project.id}::uuid) assigned
    ORDER BY assigned_at, "taskId", "subtaskId", "userId"`);
}
