import type { TaskParams } from "./schema";
import { subtaskRows, taskRows } from "./task-rows";
import {
  assigneeSelect,
  type AssigneeView,
  type SubtaskView,
  type TaskView,
  toAssigneeView,
  toSubtaskView,
  toTaskView,
} from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize, type ProjectScope } from "@/lib/access/authorize";
import type { Level } from "@/lib/access/policy";
import { db, Prisma } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

const BY_ASSIGNMENT = [{ assignedAt: "asc" }, { userId: "asc" }] as const;

/** The project's tasks that the actor can see, in their order. */
export async function listTasks(actor: Actor, { id }: TaskParams): Promise<TaskView[]> {
  return tasksIn(actor, await authorize(actor, "project:see", { projectId: id }));
}

/** The same, for a scope that `authorize` returned. */
export async function tasksIn(actor: Actor, { project, level }: ProjectScope): Promise<TaskView[]> {
  const rows = await taskRows(actor, level, Prisma.sql`t.project_id = ${project.id}::uuid`);
  return rows.map(toTaskView);
}

/** The task's subtasks that the actor can see, in their order. */
export async function listSubtasks(actor: Actor, { id }: TaskParams): Promise<SubtaskView[]> {
  const { taskId, level } = await authorize(actor, "task:see", { taskId: id });
  return subtasksIn(actor, level, taskId);
}

/** The same for a task that the actor is known to see. */
export async function subtasksIn(actor: Actor, level: Level, taskId: string): Promise<SubtaskView[]> {
  const rows = await subtaskRows(actor, level, Prisma.sql`s.parent_task_id = ${taskId}::uuid`);
  return rows.map(toSubtaskView);
}

/** One task that the actor sees. Throws not_found. */
export async function readTask(actor: Actor, { id }: TaskParams): Promise<TaskView> {
  const { taskId, level } = await authorize(actor, "task:see", { taskId: id });
  return findTask(actor, level, taskId);
}

/** One subtask that the actor sees. Throws not_found. */
export async function readSubtask(actor: Actor, { id }: TaskParams): Promise<SubtaskView> {
  const { subtaskId, level } = await authorize(actor, "task:see", { subtaskId: id });
  return findSubtask(actor, level, subtaskId);
}

/** One task after a change, as the actor sees it. */
export async function findTask(actor: Actor, level: Level, taskId: string): Promise<TaskView> {
  const [row] = await taskRows(actor, level, Prisma.sql`t.id = ${taskId}::uuid`);
  if (!row) throw notFound();
  return toTaskView(row);
}

/** One subtask after a change, as the actor sees it. */
export async function findSubtask(actor: Actor, level: Level, subtaskId: string): Promise<SubtaskView> {
  const [row] = await subtaskRows(actor, level, Prisma.sql`s.id = ${subtaskId}::uuid`);
  if (!row) throw notFound();
  return toSubtaskView(row);
}

/** Who is assigned to a task that the actor sees, in the order of assignment. */
export async function listTaskMembers(actor: Actor, { id }: TaskParams): Promise<AssigneeView[]> {
  const { taskId } = await authorize(actor, "task:see", { taskId: id });
  const rows = await db().taskMember.findMany({
    where: { taskId },
    select: assigneeSelect,
    orderBy: [...BY_ASSIGNMENT],
  });
  return rows.map(toAssigneeView);
}

/** Who is assigned to a subtask that the actor sees, in the order of assignment. */
export async function listSubtaskMembers(actor: Actor, { id }: TaskParams): Promise<AssigneeView[]> {
  const { subtaskId } = await authorize(actor, "task:see", { subtaskId: id });
  const rows = await db().subtaskMember.findMany({
    where: { subtaskId },
    select: assigneeSelect,
    orderBy: [...BY_ASSIGNMENT],
  });
  return rows.map(toAssigneeView);
}
