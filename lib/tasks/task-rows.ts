import type { SubtaskRow, TaskRow } from "./view";
import type { Actor } from "@/lib/access/actor";
import { IN_SUBTASK, IN_TASK, newIn, readerIn, withMark } from "@/lib/access/new-in-place";
import { atLeast, type Level } from "@/lib/access/policy";
import { assignedToSubtask, assignedToTask, memberSees } from "@/lib/access/sight";
import { Prisma, query } from "@/lib/kernel/db";
import { joinTranslation, NAME_TRANSLATION } from "@/lib/translation/source";

const PLACE = {
  task: Prisma.sql`c.task_id`,
  subtask: Prisma.sql`c.place_id`,
  author: Prisma.sql`c.author_id`,
};
const TRUE = Prisma.sql`true`;

/**
 * The tasks that the actor can see at least by name, with all their counts, in one statement. People who see a task only
 * because of a subtask get its name, but no description. `filter` is a condition on `t`.
 */
export async function taskRows(actor: Actor, level: Level, filter: Prisma.Sql): Promise<TaskRow[]> {
  const all = atLeast(level, "manager");
  const open = all ? TRUE : assignedToTask(actor.id, Prisma.sql`t.id`);
  const subtaskSeen = all ? TRUE : Prisma.sql`(${open} OR ${assignedToSubtask(actor.id, Prisma.sql`s.id`)})`;
  return query<TaskRow>(Prisma.sql`
    WITH wanted AS MATERIALIZED (SELECT t.* FROM project_tasks t WHERE ${filter}),
    ${readerIn(actor.id, Prisma.sql`SELECT project_id FROM wanted`)},
    ${placeCounts(actor, all ? TRUE : memberSees(actor.id, PLACE))}
    SELECT t.id, t.project_id AS "projectId", t.name, CASE WHEN ${open} THEN t.description END AS description, t.language, t.is_completed AS "isCompleted",
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
function placeCounts(actor: Actor, seen: Prisma.Sql): Prisma.Sql {
  const inWanted = Prisma.sql`c.task_id = ANY (ARRAY(SELECT id FROM wanted)) AND ${seen}`;
  return Prisma.sql`
    ${kept(actor, inWanted)},
    counted AS MATERIALIZED (
      SELECT k.task_id, k.place_id, k.total,
             CASE WHEN k.place_id = k.task_id THEN ${newIn(IN_TASK)} ELSE ${newIn(IN_SUBTASK)} END AS unseen
      FROM kept k),
    counts AS (SELECT task_id, sum(total)::int AS total, sum(unseen)::int AS unseen FROM counted GROUP BY task_id)`;
}

/** The WITH part `kept`: the reader's places among those of `filter`, a condition on `c`, with their marks and counts. */
function kept({ id }: Actor, filter: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    kept AS MATERIALIZED (${withMark(Prisma.sql`
      SELECT r.user_id, r.project_id, r.event_seq, r.since, place.task_id, place.place_id, place.total, place.others
      FROM reader r JOIN (
        SELECT c.project_id, c.task_id, c.place_id, sum(c.total)::int AS total,
               COALESCE(sum(c.total) FILTER (WHERE c.author_id <> ${id}::uuid), 0)::int AS others
        FROM place_update_counts c WHERE c.project_id = ANY (ARRAY(SELECT project_id FROM reader)) AND ${filter}
        GROUP BY c.project_id, c.task_id, c.place_id) place ON place.project_id = r.project_id`)})`;
}

/** The subtasks that the actor can see, with their counts, in one statement. `filter` is a condition on `s`. */
export async function subtaskRows(actor: Actor, level: Level, filter: Prisma.Sql): Promise<SubtaskRow[]> {
  const seen = atLeast(level, "manager")
    ? TRUE
    : Prisma.sql`(${assignedToTask(actor.id, Prisma.sql`s.parent_task_id`)} OR ${assignedToSubtask(actor.id, Prisma.sql`s.id`)})`;
  return query<SubtaskRow>(Prisma.sql`
    WITH wanted AS MATERIALIZED (SELECT s.* FROM subtasks s WHERE ${filter} AND ${seen}),
    ${readerIn(actor.id, Prisma.sql`SELECT project_id FROM wanted`)},
    ${kept(
      actor,
      Prisma.sql`c.task_id = ANY (ARRAY(SELECT parent_task_id FROM wanted)) AND c.place_id = ANY (ARRAY(SELECT id FROM wanted))`,
    )}
    SELECT s.id, s.parent_task_id AS "parentTaskId", s.name, s.description, s.language, s.is_completed AS "isCompleted",
           s.display_order AS "displayOrder", s.completed_at AS "completedAt", s.created_at AS "createdAt",
           COALESCE(k.total, 0) AS "updateCount", COALESCE(${newIn(IN_SUBTASK)}, 0) AS "newUpdatesCount",
           (SELECT count(*)::int FROM subtask_members sm WHERE sm.project_id = s.project_id AND sm.subtask_id = s.id) AS "assigneeCount",
           ${NAME_TRANSLATION} AS translation
    FROM wanted s LEFT JOIN kept k ON k.place_id = s.id
    ${joinTranslation(actor.reads, Prisma.sql`s`)}
    ORDER BY s.display_order, s.created_at, s.id`);
}
