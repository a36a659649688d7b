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
const TRUE = Prisma.sql`true`;

/**
 * The tasks that the actor can see at least by name, with every count of theirs, in one statement: who sees one for a
 * subtask's sake gets no description (CONTRACT section 1). `filter` is a condition on `t`.
 */
export async function taskRows(actor: Actor, level: Level, filter: Prisma.Sql): Promise<TaskRow[]> {
  const all = atLeast(level, "manager");
  const open = all ? TRUE : assignedToTask(actor.id, Prisma.sql`t.id`);
  const subtaskSeen = all ? TRUE : Prisma.sql`(${open} OR ${assignedToSubtask(actor.id, Prisma.sql`s.id`)})`;
  const updateSeen = all ? TRUE : memberSees(actor.id, UPDATE);
  return db().$queryRaw<TaskRow[]>(Prisma.sql`
    SELECT t.id, t.project_id AS "projectId", t.name, CASE WHEN ${open} THEN t.description END AS description, t.is_completed AS "isCompleted",
           t.display_order AS "displayOrder", t.completed_at AS "completedAt", t.created_at AS "createdAt",
           updates.direct AS "updateCount", updates.fresh AS "newUpdatesCount",
           subtasks.total AS "subtaskCount", subtasks.completed AS "completedSubtaskCount",
           (SELECT count(*)::int FROM task_members tm WHERE tm.task_id = t.id) AS "assigneeCount",
           ${open} AS "isOpen"
    FROM project_tasks t
    LEFT JOIN project_views v ON v.project_id = t.project_id AND v.user_id = ${actor.id}::uuid
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE u.subtask_id IS NULL))::int AS direct,
             (count(*) FILTER (WHERE u.author_id <> ${actor.id}::uuid AND u.seq > COALESCE(v.seq, 0)))::int AS fresh
      FROM updates u WHERE u.task_id = t.id AND ${updateSeen}) updates
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, (count(*) FILTER (WHERE s.is_completed))::int AS completed
      FROM subtasks s WHERE s.parent_task_id = t.id AND ${subtaskSeen}) subtasks
    WHERE ${filter} AND (${open} OR subtasks.total > 0)
    ORDER BY t.display_order, t.created_at, t.id`);
}

/** The subtasks that the actor can see, with their counts, in one statement. `filter` is a condition on `s`. */
export async function subtaskRows(actor: Actor, level: Level, filter: Prisma.Sql): Promise<SubtaskRow[]> {
  const seen = atLeast(level, "manager")
    ? TRUE
    : Prisma.sql`(${assignedToTask(actor.id, Prisma.sql`s.parent_task_id`)} OR ${assignedToSubtask(actor.id, Prisma.sql`s.id`)})`;
  return db().$queryRaw<SubtaskRow[]>(Prisma.sql`
    SELECT s.id, s.parent_task_id AS "parentTaskId", s.name, s.description, s.is_completed AS "isCompleted",
           s.display_order AS "displayOrder", s.completed_at AS "completedAt", s.created_at AS "createdAt",
           (SELECT count(*)::int FROM updates u WHERE u.subtask_id = s.id) AS "updateCount",
           (SELECT count(*)::int FROM subtask_members sm WHERE sm.subtask_id = s.id) AS "assigneeCount"
    FROM subtasks s
    WHERE ${filter} AND ${seen}
    ORDER BY s.display_order, s.created_at, s.id`);
}
