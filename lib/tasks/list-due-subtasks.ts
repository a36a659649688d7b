import { type DueSubtaskView, languageOf } from "./view";
import type { Actor } from "@/lib/access/actor";
import { Prisma, query } from "@/lib/kernel/db";
import { joinTranslation, NAME_TRANSLATION } from "@/lib/translation/source";
import type { StoredNameTranslation } from "@/lib/translation/view";

/** More would push everything else off the reader's page. */
const MOST = 50;

type Row = Omit<DueSubtaskView, "translation"> & {
  description: string | null;
  translation: StoredNameTranslation | null;
};

/**
 * The open subtasks with a due date that are the actor's to do, the earliest first: those assigned to them, and those that are
 * nobody's in a task assigned to them. Of active projects, whatever the day. One statement.
 */
export async function listDueSubtasks(actor: Actor): Promise<DueSubtaskView[]> {
  const rows = await query<Row>(Prisma.sql`
    WITH mine AS MATERIALIZED (
      SELECT subtask_id AS id FROM subtask_members WHERE user_id = ${actor.id}::uuid
      UNION ALL
      SELECT s.id FROM task_members tm JOIN subtasks s ON s.parent_task_id = tm.task_id
      WHERE tm.user_id = ${actor.id}::uuid AND s.due_date IS NOT NULL AND NOT s.is_completed
        AND NOT EXISTS (SELECT FROM subtask_members sm WHERE sm.project_id = s.project_id AND sm.subtask_id = s.id))
    SELECT s.id, s.parent_task_id AS "parentTaskId", k.name AS "taskName", s.project_id AS "projectId", p.name AS "projectName",
           s.name, s.description, s.language, s.due_date::text AS "dueDate", s.asks_photo AS "asksPhoto", ${NAME_TRANSLATION} AS translation
    FROM mine JOIN subtasks s ON s.id = mine.id
    JOIN project_tasks k ON k.id = s.parent_task_id JOIN projects p ON p.id = s.project_id
    ${joinTranslation(actor.reads, Prisma.sql`s`)}
    WHERE s.due_date IS NOT NULL AND NOT s.is_completed AND NOT k.is_completed AND p.status = 'active'
    ORDER BY s.due_date, s.created_at, s.id LIMIT ${MOST}`);
  return rows.map(({ description, translation, ...row }) => ({
    ...row,
    ...languageOf({ ...row, description }, translation, false),
  }));
}
