import type * as schema from "./view-schema";
import type { Prisma } from "@/lib/kernel/db";
import type { ViewOf } from "@/lib/kernel/returns";
import { isoOf } from "@/lib/kernel/sql/stored-time";
import { languageStored } from "@/lib/language/stored-language";
import { type StoredNameTranslation, toNameTranslationView } from "@/lib/translation/view";

export type TaskView = ViewOf<typeof schema.taskView>;
export type SubtaskView = ViewOf<typeof schema.subtaskView>;
export type DueSubtaskView = ViewOf<typeof schema.dueSubtaskView>;
export type AssigneeView = ViewOf<typeof schema.assigneeView>;
export type AssignmentView = ViewOf<typeof schema.assignmentView>;

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
export type SubtaskRow = Omit<Row<SubtaskView>, "askedPhoto"> & { askedPhoto: AskedPhotoValues | null };

/** A task as the API returns it. */
export function toTaskView({ translation, ...row }: TaskRow): TaskView {
  return { ...row, ...isoTimes(row), ...languageOf(row, translation, row.isOpen) };
}

/** A subtask as the API returns it. */
export function toSubtaskView({ translation, askedPhoto, ...row }: SubtaskRow): SubtaskView {
  const photo = { askedPhoto: toAskedPhoto(askedPhoto) };
  return { ...row, ...photo, ...isoTimes(row), ...languageOf(row, translation, true) };
}

/** What a view says of the language of a name and a description, and of their translation. */
export function languageOf(
  { name, description, language }: Pick<TaskView, "name" | "description" | "language">,
  translation: StoredNameTranslation | null,
  isOpen: boolean,
): Pick<TaskView, "language" | "translation"> {
  if (translation)
    return { language: translation.from, translation: toNameTranslationView(translation, isOpen) };
  return { language: languageStored(language, name, description) };
}

function isoTimes({ completedAt, createdAt }: { completedAt: Date | null; createdAt: Date }) {
  return { completedAt: completedAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}

/** As `ASKED_PHOTO` selects it. */
type AskedPhotoValues = [updateId: string, author: string, at: string];

function toAskedPhoto(values: AskedPhotoValues | null): SubtaskView["askedPhoto"] {
  if (!values) return null;
  const [updateId, author, at] = values;
  return { updateId, author, at: isoOf(at) };
}
