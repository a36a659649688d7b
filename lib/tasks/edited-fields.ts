import type { EditTaskInput } from "./schema";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { languageToStore } from "@/lib/language/stored-language";

/** What can be edited in a task or a subtask. */
export interface EditedFields {
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
export async function lockTaskFields(tx: Tx, id: string): Promise<EditedFields | undefined> {
  const [task] = await tx.$queryRaw<EditedFields[]>(Prisma.sql`
    SELECT name, description, due_date::text AS "dueDate" FROM project_tasks WHERE id = ${id}::uuid FOR NO KEY UPDATE`);
  return task;
}

/** The same of a subtask. */
export async function lockSubtaskFields(tx: Tx, id: string): Promise<SubtaskFields | undefined> {
  const [subtask] = await tx.$queryRaw<SubtaskFields[]>(Prisma.sql`
    SELECT name, description, due_date::text AS "dueDate", asks_photo AS "asksPhoto", is_completed AS "isCompleted"
    FROM subtasks WHERE id = ${id}::uuid FOR NO KEY UPDATE`);
  return subtask;
}

/** The columns that an edit changes; none if it sends the current values. `reads` is the language that its author reads. */
export function columnsToChange(
  before: EditedFields,
  { name = before.name, description = before.description, dueDate = before.dueDate }: Wanted,
  reads: string,
) {
  const isReworded = name !== before.name || description !== before.description;
  return {
    ...(isReworded && { name, description, language: languageToStore([name, description], reads) }),
    ...(dueDate !== before.dueDate && { dueDate: dueDate && new Date(dueDate) }),
  };
}

type Wanted = Omit<EditTaskInput, "id">;
