import type { Prisma } from "@/lib/kernel/db";
import { languageStored } from "@/lib/language/stored-language";
import {
  type NameTranslationView,
  type StoredNameTranslation,
  toNameTranslationView,
} from "@/lib/translation/view";

/** A task folder as the reader sees it: counts include only what they may see. Times are ISO 8601. */
export interface TaskView {
  id: string;
  projectId: string;
  name: string;
  /** Also null for readers who see the task only because of a subtask. */
  description: string | null;
  /** BCP 47, of name and description; null for numbers, codes and names. */
  language: string | null;
  /** In the reader's language, where that is stored. */
  translation?: NameTranslationView;
  isCompleted: boolean;
  displayOrder: number;
  completedAt: string | null;
  createdAt: string;
  /** Updates directly in it. */
  updateCount: number;
  /** Those in its subtasks as well. */
  totalUpdateCount: number;
  subtaskCount: number;
  /** How many of those subtasks are done. */
  completedSubtaskCount: number;
  /** Updates by others directly in it since the reader last opened it. */
  newUpdatesCount: number;
  /** Those in its subtasks as well, each since it was last opened. */
  totalNewCount: number;
  /** How many people are assigned to it. */
  assigneeCount: number;
  /** Whether the reader may read and post directly in it, rather than see its name only because of a subtask. */
  isOpen: boolean;
}

export interface SubtaskView {
  id: string;
  parentTaskId: string;
  name: string;
  description: string | null;
  /** BCP 47, of name and description; null for numbers, codes and names. */
  language: string | null;
  /** In the reader's language, where that is stored. */
  translation?: NameTranslationView;
  isCompleted: boolean;
  displayOrder: number;
  completedAt: string | null;
  createdAt: string;
  updateCount: number;
  /** Updates by others since the reader last opened it. */
  newUpdatesCount: number;
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

type Row<V> = Omit<V, "completedAt" | "createdAt" | "translation"> & {
  completedAt: Date | null;
  createdAt: Date;
  translation: StoredNameTranslation | null;
};
export type TaskRow = Row<TaskView>;
export type SubtaskRow = Row<SubtaskView>;
type AssigneeRow = Omit<AssigneeView, "assignedAt"> & { assignedAt: Date };

/** A task as the API returns it. */
export function toTaskView({ translation, ...row }: TaskRow): TaskView {
  return { ...row, ...isoTimes(row), ...languageOf(row, translation, row.isOpen) };
}

/** A subtask as the API returns it. */
export function toSubtaskView({ translation, ...row }: SubtaskRow): SubtaskView {
  return { ...row, ...isoTimes(row), ...languageOf(row, translation, true) };
}

function languageOf(
  { name, description, language }: Pick<TaskView, "name" | "description" | "language">,
  translation: StoredNameTranslation | null,
  isOpen: boolean,
): Pick<TaskView, "language" | "translation"> {
  if (translation)
    return { language: translation.from, translation: toNameTranslationView(translation, isOpen) };
  return { language: languageStored(language, name, description) };
}

/** An assignee as the API returns them. */
export function toAssigneeView(row: AssigneeRow): AssigneeView {
  return { ...row, assignedAt: row.assignedAt.toISOString() };
}

function isoTimes({ completedAt, createdAt }: { completedAt: Date | null; createdAt: Date }) {
  return { completedAt: completedAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
