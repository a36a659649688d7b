import { ASKED_PHOTO } from "./asked-photo";
import type { SubtaskRow, TaskRow } from "./view";
import type { Actor } from "@/lib/access/actor";
import { IN_SUBTASK, IN_TASK, newIn, readerIn, withMark } from "@/lib/access/new-in-place";
import { atLeast, type Level } from "@/lib/access/policy";
import { assignedToTask, seesSubtask } from "@/lib/access/visibility";
import { Prisma, query } from "@/lib/kernel/db";
import { joinTranslation, NAME_TRANSLATION } from "@/lib/translation/source";

const TRUE = Prisma.sql`true`;
const IS_READ = Prisma.sql`= ANY (ARRAY(SELECT project_id FROM reader))`;

/**
 * The tasks that the actor can see at least by name, with all their counts, in one statement. People who see a task only
 * because of a subtask get its name, but no description. `filter` is a condition on `t`.
 */
export async function taskRows(actor: Actor, level: Level, filter: Prisma.Sql): Promise<TaskRow[]> {
  const all = atLeast(level, "manager");
  const open = all ? TRUE : assignedToTask(actor.id, Prisma.sql`t.id`);
  const subtaskSeen = all ? TRUE : seesSubtask(actor.id, Prisma.sql`s.id`, Prisma.sql`t.id`);
  return query<TaskRow>(Prisma.sql`
    WITH wanted AS MATERIALIZED (SELECT t.* FROM project_tasks t WHERE ${filter}),
    ${readerIn(actor.id, Prisma.sql`SELECT project_id FROM wanted`)},
    ${placeCounts(actor, all)}
    SELECT t.id, t.project_id AS "projectId", t.name, CASE WHEN ${open} THEN t.description END AS description, t.language, t.due_date::text AS "dueDate", t.is_completed AS "isCompleted",
           t.display_order AS "displayOrder", t.completed_at AS "completedAt", t.created_at AS "createdAt",
           COALESCE(direct.total, 0) AS "updateCount", COALESCE(counts.total, 0) AS "totalUpdateCount",
           COALESCE(direct.unseen, 0) AS "newUpdatesCount", COALESCE(counts.unseen, 0) AS "totalNewCount",
           subtasks.total AS "subtaskCount", subtasks.completed AS "completedSubtaskCount",
           (SELECT count(*)::int FROM task_members tm WHERE tm.project_id = t.project_id AND tm.task_id = t.id) AS "assigneeCount",
           ${open} AS "isOpen", ${NAME_TRANSLATION} AS translation
    FROM wanted t
    ${joinTranslation(actor.reads, Prisma.sql`t`)}
    LEFT JOIN counted direct ON direct.place_id = t.id
    LEFT JOIN counts ON counts.task_id = t.id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, (count(*) FILTER (WHERE s.is_completed))::int AS completed
      FROM subtasks s WHERE s.parent_task_id = t.id AND ${subtaskSeen}) subtasks
    WHERE ${open} OR subtasks.total > 0
    ORDER BY t.display_order, t.created_at, t.id`);
}

/** The WITH parts `counted`, of each place in a wanted task that the actor sees, and `counts`, of each wanted task with its subtasks. */
function placeCounts(actor: Actor, all: boolean): Prisma.Sql {
  const seen = all ? TRUE : seesSubtask(actor.id, Prisma.sql`t.place_id`, Prisma.sql`t.task_id`);
  return Prisma.sql`
    ${kept(actor, Prisma.sql`t.task_id = ANY (ARRAY(SELECT id FROM wanted))`, seen)},
    counted AS MATERIALIZED (
      SELECT k.task_id, k.place_id, k.total,
             CASE WHEN k.place_id = k.task_id THEN ${newIn(IN_TASK)} ELSE ${newIn(IN_SUBTASK)} END AS unseen
      FROM kept k),
    counts AS (SELECT task_id, sum(total)::int AS total, sum(unseen)::int AS unseen FROM counted GROUP BY task_id)`;
}

/**
 * The WITH part `kept`: the reader's places among those of `filter`, a condition on `t`, with their marks and counts. Where they do
 * not see everything (`seen`), their own updates count alone.
 */
function kept({ id }: Actor, filter: Prisma.Sql, seen: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    kept AS MATERIALIZED (${withMark(Prisma.sql`
      SELECT r.user_id, r.project_id, r.event_seq, r.since, place.task_id, place.place_id,
             CASE WHEN place.is_seen THEN place.total ELSE place.own END AS total,
             CASE WHEN place.is_seen THEN place.total - place.own ELSE 0 END AS others
      FROM reader r JOIN (
        SELECT t.project_id, t.task_id, t.place_id, t.total, COALESCE(own.total, 0) AS own, ${seen} AS is_seen
        FROM place_update_totals t LEFT JOIN (
          SELECT * FROM place_update_counts WHERE author_id = ${id}::uuid AND project_id ${IS_READ}) own
          ON own.task_id = t.task_id AND own.place_id = t.place_id
        WHERE t.project_id ${IS_READ} AND ${filter}) place
        ON place.project_id = r.project_id AND (place.is_seen OR place.own > 0)`)})`;
}

/** The subtasks that the actor can see, with their counts, in one statement. `filter` is a condition on `s`. */
export async function subtaskRows(actor: Actor, level: Level, filter: Prisma.Sql): Promise<SubtaskRow[]> {
  const seen = atLeast(level, "manager")
    ? TRUE
    : seesSubtask(actor.id, Prisma.sql`s.id`, Prisma.sql`s.parent_task_id`);
  return query<SubtaskRow>(Prisma.sql`
    WITH wanted AS MATERIALIZED (SELECT s.* FROM subtasks s WHERE ${filter} AND ${seen}),
    ${readerIn(actor.id, Prisma.sql`SELECT project_id FROM wanted`)},
    ${kept(
      actor,
      Prisma.sql`t.task_id = ANY (ARRAY(SELECT parent_task_id FROM wanted)) AND t.place_id = ANY (ARRAY(SELECT id FROM wanted))`,
      TRUE,
    )}
    SELECT s.id, s.parent_task_id AS "parentTaskId", s.name, s.description, s.language, s.due_date::text AS "dueDate", s.is_completed AS "isCompleted",
           s.display_order AS "displayOrder", s.completed_at AS "completedAt", s.created_at AS "createdAt",
           COALESCE(k.total, 0) AS "updateCount", COALESCE(${newIn(IN_SUBTASK)}, 0) AS "newUpdatesCount",
           (SELECT count(*)::int FROM subtask_members sm WHERE sm.project_id = s.project_id AND sm.subtask_id = s.id) AS "assigneeCount",
           s.asks_photo AS "asksPhoto", ${ASKED_PHOTO} AS "askedPhoto", ${NAME_TRANSLATION} AS translation
    FROM wanted s LEFT JOIN kept k ON k.place_id = s.id
    ${joinTranslation(actor.reads, Prisma.sql`s`)}
    ORDER BY s.display_order, s.created_at, s.id`);
}
