import type { SubtaskRow, TaskRow } from "./view";
import type { Actor } from "@/lib/access/actor";
import { atLeast, type Level } from "@/lib/access/policy";
import { assignedToSubtask, assignedToTask, memberSees } from "@/lib/access/sight";
import { db, Prisma } from "@/lib/db";

const UPDATE = {
  task: Prisma.sql`u.task_id`,
  subtask: Prisma.sql`u.subtask_id`,
  author: Prisma.sql`u.author_id`,
};
const PLACE = {
  task: Prisma.sql`c.task_id`,
  subtask: Prisma.sql`c.place_id`,
  author: Prisma.sql`c.author_id`,
};
const TRUE = Prisma.sql`true`;

/**
 * The tasks that the actor can see at least by name, with all their counts, in one statement. People who see a task only
 * because of a subtask get no description (CONTRACT section 1). `filter` is a condition on `t`.
 */
export async function taskRows(actor: Actor, level: Level, filter: Prisma.Sql): Promise<TaskRow[]> {
  const all = atLeast(level, "manager");
  const open = all ? TRUE : assignedToTask(actor.id, Prisma.sql`t.id`);
  const subtaskSeen = all ? TRUE : Prisma.sql`(${open} OR ${assignedToSubtask(actor.id, Prisma.sql`s.id`)})`;
  return db().$queryRaw<TaskRow[]>(Prisma.sql`
    WITH wanted AS MATERIALIZED (SELECT t.* FROM project_tasks t WHERE ${filter}),
    ${updateCounts(actor, all)}
    SELECT t.id, t.project_id AS "projectId", t.name, CASE WHEN ${open} THEN t.description END AS description, t.is_completed AS "isCompleted",
           t.display_order AS "displayOrder", t.completed_at AS "completedAt", t.created_at AS "createdAt",
           COALESCE(kept.direct, 0) AS "updateCount", COALESCE(kept.total, 0) AS "totalUpdateCount",
           COALESCE(${NEW_UPDATES}, 0) AS "newUpdatesCount", COALESCE(${NEW_UPDATES}, 0) AS "totalNewCount",
           subtasks.total AS "subtaskCount", subtasks.completed AS "completedSubtaskCount",
           (SELECT count(*)::int FROM task_members tm WHERE tm.project_id = t.project_id AND tm.task_id = t.id) AS "assigneeCount",
           ${open} AS "isOpen"
    FROM wanted t
    JOIN reader ON reader.project_id = t.project_id
    LEFT JOIN kept ON kept.task_id = t.id
    LEFT JOIN scanned ON scanned.task_id = t.id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, (count(*) FILTER (WHERE s.is_completed))::int AS completed
      FROM subtasks s WHERE s.parent_task_id = t.id AND ${subtaskSeen}) subtasks
    WHERE ${open} OR subtasks.total > 0
    ORDER BY t.display_order, t.created_at, t.id`);
}

const NEW_UPDATES = Prisma.sql`
  CASE WHEN reader.is_near THEN scanned.n ELSE kept.others - COALESCE(scanned.n, 0) END`;

/**
 * Counts the updates of each wanted task that the actor sees: `kept` from the maintained counts, `scanned` those by others after
 * the reader's mark or up to it, whichever are fewer, from the index alone.
 */
function updateCounts(actor: Actor, all: boolean): Prisma.Sql {
  const byOthers = Prisma.sql`
    SELECT u.task_id FROM reader JOIN updates u ON u.project_id = reader.project_id
    WHERE u.withdrawn_at IS NULL AND u.author_id <> ${actor.id}::uuid AND ${all ? TRUE : memberSees(actor.id, UPDATE)}`;
  return Prisma.sql`
    reader AS MATERIALIZED (
      SELECT p.id AS project_id, COALESCE(v.seq, 0) AS viewed, p.event_seq <= 2 * COALESCE(v.seq, 0) AS is_near
      FROM projects p LEFT JOIN project_views v ON v.project_id = p.id AND v.user_id = ${actor.id}::uuid
      WHERE p.id IN (SELECT project_id FROM wanted)),
    kept AS (
      SELECT c.task_id, COALESCE(sum(c.total) FILTER (WHERE c.place_id = c.task_id), 0)::int AS direct,
             sum(c.total)::int AS total, COALESCE(sum(c.total) FILTER (WHERE c.author_id <> ${actor.id}::uuid), 0)::int AS others
      FROM place_update_counts c JOIN wanted ON wanted.project_id = c.project_id AND wanted.id = c.task_id
      WHERE ${all ? TRUE : memberSees(actor.id, PLACE)}
      GROUP BY c.task_id),
    scanned AS (
      SELECT task_id, count(*)::int AS n FROM (
        ${byOthers} AND reader.is_near AND u.seq > reader.viewed
        UNION ALL ${byOthers} AND NOT reader.is_near AND u.seq <= reader.viewed
        UNION ALL ${byOthers} AND NOT reader.is_near AND u.seq IS NULL) one
      GROUP BY task_id)`;
}

/** The subtasks that the actor can see, with their counts, in one statement. `filter` is a condition on `s`. */
export async function subtaskRows(actor: Actor, level: Level, filter: Prisma.Sql): Promise<SubtaskRow[]> {
  const seen = atLeast(level, "manager")
    ? TRUE
    : Prisma.sql`(${assignedToTask(actor.id, Prisma.sql`s.parent_task_id`)} OR ${assignedToSubtask(actor.id, Prisma.sql`s.id`)})`;
  return db().$queryRaw<SubtaskRow[]>(Prisma.sql`
    SELECT s.id, s.parent_task_id AS "parentTaskId", s.name, s.description, s.is_completed AS "isCompleted",
           s.display_order AS "displayOrder", s.completed_at AS "completedAt", s.created_at AS "createdAt",
           (SELECT COALESCE(sum(c.total), 0)::int FROM place_update_counts c
            WHERE c.project_id = s.project_id AND c.task_id = s.parent_task_id AND c.place_id = s.id) AS "updateCount",
           (SELECT count(*)::int FROM updates u
            WHERE u.project_id = s.project_id AND u.task_id = s.parent_task_id AND u.subtask_id = s.id AND u.author_id <> ${actor.id}::uuid
              AND u.seq > COALESCE((SELECT v.seq FROM project_views v
                                    WHERE v.project_id = s.project_id AND v.user_id = ${actor.id}::uuid), 0)) AS "newUpdatesCount",
           (SELECT count(*)::int FROM subtask_members sm WHERE sm.project_id = s.project_id AND sm.subtask_id = s.id) AS "assigneeCount"
    FROM subtasks s
    WHERE ${filter} AND ${seen}
    ORDER BY s.display_order, s.created_at, s.id`);
}
