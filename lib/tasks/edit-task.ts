import { findSubtask, findTask } from "./queries";
import type { EditSubtaskInput, EditTaskInput, SubtaskInput } from "./schema";
import type { SubtaskView, TaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { changesSince } from "@/lib/kernel/seen-fields";
import { languageToStore } from "@/lib/language/stored-language";
import { conflict, orNotFound } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Changes a task's name, description and due date. Owner level. Absent fields keep their values, and sending the current values
 * changes nothing. Throws conflict for what somebody else changed after the actor saw it (`changesSince`).
 */
export async function editTask(actor: Actor, { id, ...wanted }: EditTaskInput): Promise<TaskView> {
  return whileAuthorized(actor, "task:edit", { taskId: id }, async (scope) => {
    const { tx, taskId, level, record } = scope;
    const before = orNotFound(await lockTaskFields(tx, taskId));
    const data = columnsToChange(before, wanted, actor.reads);
    if (Object.keys(data).length === 0) return findTask(actor, level, taskId);
    await tx.projectTask.update({ where: { id: taskId }, data, select: { id: true } });
    const task = await findTask(actor, level, taskId);
    const texts = [data.name, data.description];
    await translateSoon(scope, { type: "task", id: taskId, texts });
    await record({ type: "task.edited", id: taskId, after: { taskId } });
    return task;
  });
}

/**
 * Changes an open subtask's name, description and due date, and whether it asks for a photo. Owner level. Absent fields keep their
 * values, and sending the current values changes nothing. Throws conflict for a completed one, which can only be deleted, and for
 * what somebody else changed after the actor saw it (`changesSince`).
 */
export function editSubtask(actor: Actor, input: EditSubtaskInput): Promise<SubtaskView> {
  return changeSubtask(actor, input, "subtask.edited");
}

/** Renames an open subtask. Throws conflict for a completed one, which can only be deleted. Owner level. */
export function renameSubtask(actor: Actor, { id, name }: SubtaskInput): Promise<SubtaskView> {
  return changeSubtask(actor, { id, name }, "subtask.renamed");
}

function changeSubtask(
  actor: Actor,
  { id, asksPhoto, ...wanted }: EditSubtaskInput,
  type: "subtask.edited" | "subtask.renamed",
): Promise<SubtaskView> {
  return whileAuthorized(actor, "subtask:edit", { subtaskId: id }, async (scope) => {
    const { tx, taskId, subtaskId, level, record } = scope;
    const before = orNotFound(await lockSubtaskFields(tx, subtaskId));
    if (before.isCompleted) throw conflict("subtaskCompleted");
    const data = {
      ...columnsToChange(before, wanted, actor.reads),
      ...(asksPhoto !== undefined && asksPhoto !== before.asksPhoto && { asksPhoto }),
    };
    if (Object.keys(data).length === 0) return findSubtask(actor, level, subtaskId);
    await tx.subtask.update({ where: { id: subtaskId }, data, select: { id: true } });
    const subtask = await findSubtask(actor, level, subtaskId);
    const texts = [data.name, data.description];
    await translateSoon(scope, { type: "subtask", id: subtaskId, texts });
    const place = { taskId, subtaskId };
    await record({ type, id: subtaskId, before: place, after: place });
    return subtask;
  });
}

/** What can be edited in a task or a subtask. */
interface EditedFields {
  name: string;
  description: string | null;
  /** YYYY-MM-DD. */
  dueDate: string | null;
}

interface SubtaskFields extends EditedFields {
  asksPhoto: boolean;
  isCompleted: boolean;
}

/** A task's fields, locked until the commit: the stored language is that of both texts, no matter who writes the other one. */
async function lockTaskFields(tx: Tx, id: string): Promise<EditedFields | undefined> {
  const [task] = await tx.$queryRaw<EditedFields[]>(Prisma.sql`
    SELECT name, description, due_date::text AS "dueDate" FROM project_tasks WHERE id = ${id}::uuid FOR NO KEY UPDATE`);
  return task;
}

/** The same of a subtask. */
async function lockSubtaskFields(tx: Tx, id: string): Promise<SubtaskFields | undefined> {
  const [subtask] = await tx.$queryRaw<SubtaskFields[]>(Prisma.sql`
    SELECT name, description, due_date::text AS "dueDate", asks_photo AS "asksPhoto", is_completed AS "isCompleted"
    FROM subtasks WHERE id = ${id}::uuid FOR NO KEY UPDATE`);
  return subtask;
}

/**
 * The columns that an edit changes; none if it sends the current values. `reads` is the language that its author reads. Throws
 * conflict for what somebody else changed after they saw it (`changesSince`).
 */
export function columnsToChange(before: EditedFields, { seen, ...wanted }: Wanted, reads: string) {
  const changed = changesSince(seen, before, wanted);
  const { name = before.name, description = before.description, dueDate = before.dueDate } = changed;
  const isReworded = name !== before.name || description !== before.description;
  return {
    ...(isReworded && { name, description, language: languageToStore([name, description], reads) }),
    ...(dueDate !== before.dueDate && { dueDate: dueDate && new Date(dueDate) }),
  };
}

type Wanted = Omit<EditTaskInput, "id">;
