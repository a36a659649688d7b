import type { Actor } from "@/lib/access/actor";
import { atLeast, type Level } from "@/lib/access/policy";
import { assignedToSubtask, assignedToTask, seesNameOfTask } from "@/lib/access/visibility";
import { Prisma, query } from "@/lib/kernel/db";
import type { Span } from "@/lib/i18n/days";
import { joinTranslation } from "@/lib/translation/source";

/** A task or subtask that was completed. Names are in the reader's language, where that is stored. */
export interface Tick {
  at: Date;
  taskId: string;
  subtaskId: string | null;
  name: string;
  /** The task's name. */
  place: string;
  /** The name of who completed it; null where that is not known. */
  by: string | null;
}

/**
 * What was completed in a span of time, as far as the actor sees it, oldest first; one statement. What was completed when it was
 * written down (a kickoff takes over what is done already) was done before, nobody knows when.
 */
export async function ticksIn(actor: Actor, level: Level, projectId: string, span: Span): Promise<Tick[]> {
  const all = atLeast(level, "manager");
  const taskSeen = all ? TRUE : seesNameOfTask(actor.id, Prisma.sql`t.id`);
  const subtaskSeen = all
    ? TRUE
    : Prisma.sql`(${assignedToTask(actor.id, Prisma.sql`s.parent_task_id`)} OR ${assignedToSubtask(actor.id, Prisma.sql`s.id`)})`;
  return query<Tick>(Prisma.sql`
    WITH done AS MATERIALIZED (
      SELECT 'task' AS kind, t.id, t.id AS task_id, NULL::uuid AS subtask_id, t.name, t.text_version, t.completed_at
      FROM project_tasks t WHERE ${wasDone(Prisma.sql`t`, projectId, span)} AND ${taskSeen}
      UNION ALL
      SELECT 'subtask', s.id, s.parent_task_id, s.id, s.name, s.text_version, s.completed_at
      FROM subtasks s WHERE ${wasDone(Prisma.sql`s`, projectId, span)} AND ${subtaskSeen})
    SELECT done.completed_at AS at, done.task_id AS "taskId", done.subtask_id AS "subtaskId",
           ${shownName(actor.reads, Prisma.sql`done`)} AS name, ${shownName(actor.reads, Prisma.sql`folder`)} AS place,
           (SELECT person.name FROM action_logs l LEFT JOIN users person ON person.id = l.user_id
            WHERE l.entity_type = done.kind AND l.entity_id = done.id AND l.action = done.kind || '.completed'
            ORDER BY l.created_at DESC, l.id DESC LIMIT 1) AS by
    FROM done JOIN project_tasks folder ON folder.id = done.task_id
    ORDER BY done.completed_at, done.id`);
}

const TRUE = Prisma.sql`true`;

function wasDone(row: Prisma.Sql, projectId: string, { from, until }: Span): Prisma.Sql {
  return Prisma.sql`${row}.project_id = ${projectId}::uuid AND ${row}.is_completed AND ${row}.completed_at > ${row}.created_at
    AND ${row}.completed_at >= ${from}::timestamptz AND ${row}.completed_at < ${until}::timestamptz`;
}

function shownName(reads: string, row: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    COALESCE((SELECT translated.content FROM (VALUES (1)) one ${joinTranslation(reads, row)}), ${row}.name)`;
}
