import type { Prisma } from "@/lib/db";

/** A task folder as the asker sees it: counts are over what they may see (CONTRACT section 3). Times are ISO 8601. */
export interface TaskView {
  id: string;
  projectId: string;
  name: string;
  /** Null as well for those who see the task only because of a subtask. */
  description: string | null;
  isCompleted: boolean;
  displayOrder: number;
  completedAt: string | null;
  createdAt: string;
  updateCount: number;
  subtaskCount: number;
  /** How many of those subtasks are done. */
  completedSubtaskCount: number;
  /** Updates in it by others that the asker has not seen yet, those in its subtasks included. */
  newUpdatesCount: number;
  /** How many people are assigned to it. */
  assigneeCount: number;
  /** Whether the asker may read and post directly in it, rather than see its name only because of a subtask. */
  isOpen: boolean;
}

export interface SubtaskView {
  id: string;
  parentTaskId: string;
  name: string;
  description: string | null;
  isCompleted: boolean;
  displayOrder: number;
  completedAt: string | null;
  createdAt: string;
  updateCount: number;
  assigneeCount: number;
}

/** A person assigned to a task or subtask. */
export interface AssigneeView {
  userId: string;
  assignedAt: string;
  user: { name: string; email: string };
}

export const assigneeSelect = {
  userId: true,
  assignedAt: true,
  user: { select: { name: true, email: true } },
} satisfies Prisma.TaskMemberSelect & Prisma.SubtaskMemberSelect;

type Dated<V> = Omit<V, "completedAt" | "createdAt"> & { completedAt: Date | null; createdAt: Date };
export type TaskRow = Dated<TaskView>;
export type SubtaskRow = Dated<SubtaskView>;
type AssigneeRow = Omit<AssigneeView, "assignedAt"> & { assignedAt: Date };

/** The only shape of a task that leaves. */
export function toTaskView(row: TaskRow): TaskView {
  return { ...row, ...isoTimes(row) };
}

/** The only shape of a subtask that leaves. */
export function toSubtaskView(row: SubtaskRow): SubtaskView {
  return { ...row, ...isoTimes(row) };
}

/** The only shape of an assignee that leaves. */
export function toAssigneeView(row: AssigneeRow): AssigneeView {
  return { ...row, assignedAt: row.assignedAt.toISOString() };
}

function isoTimes({ completedAt, createdAt }: { completedAt: Date | null; createdAt: Date }) {
  return { completedAt: completedAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
