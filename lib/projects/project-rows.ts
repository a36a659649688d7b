import type { ProjectRow } from "./view";
import type { Actor } from "@/lib/access/actor";
import { memberSees } from "@/lib/access/sight";
import { db, Prisma } from "@/lib/db";

const UPDATE = {
  task: Prisma.sql`u.task_id`,
  subtask: Prisma.sql`u.subtask_id`,
  author: Prisma.sql`u.author_id`,
};

/**
 * The projects that the actor can see, newest first, with every count of theirs in the same statement: one statement however
 * many projects. `filter` is a condition on `p`.
 */
export async function projectRows(actor: Actor, filter: Prisma.Sql): Promise<ProjectRow[]> {
  // Counts are made for the actor's own projects alone, those of items and members in one pass for all of them: without
  // MATERIALIZED the planner makes them for everybody's and drops most, and from a LATERAL it reads a small table once a project.
  return db().$queryRaw<ProjectRow[]>(Prisma.sql`
    WITH managed AS MATERIALIZED (${managedBusinesses(actor)}), mine AS MATERIALIZED (${ownProjects(actor, filter)}),
    members AS (SELECT project_id, count(*)::int AS n FROM project_members WHERE project_id ${IS_MINE} GROUP BY project_id),
    items AS (
      SELECT project_id, count(*)::int AS total, (count(*) FILTER (WHERE is_completed))::int AS completed
      FROM (SELECT project_id, is_completed FROM project_tasks WHERE project_id ${IS_MINE}
            UNION ALL SELECT project_id, is_completed FROM subtasks WHERE project_id ${IS_MINE}) item
      GROUP BY project_id)
    SELECT p.id, p.business_id AS "businessId", p.name, p.description, p.status, p.update_permission AS "updatePermission",
           p.due_date::text AS "dueDate",
           p.completed_at AS "completedAt", p.created_at AS "createdAt", p.event_seq AS "eventSeq",
           p.viewed AS "viewedSeq", COALESCE(members.n, 0) AS "memberCount",
           seen.n AS "updateCount", seen.unassigned AS "unassignedUpdateCount", seen.fresh AS "newUpdatesCount",
           COALESCE(items.completed, 0) AS "completedItems", COALESCE(items.total, 0) AS "totalItems",
           latest.name AS "latestAuthorName", latest.created_at AS "latestCreatedAt"
    FROM mine p
    LEFT JOIN members ON members.project_id = p.id
    LEFT JOIN items ON items.project_id = p.id
    CROSS JOIN LATERAL (${seenUpdates(actor)}) seen
    LEFT JOIN LATERAL (${latestUpdate(actor)}) latest ON true
    ORDER BY p.created_at DESC, p.id DESC`);
}

const IS_MINE = Prisma.sql`= ANY (ARRAY(SELECT id FROM mine))`;

function managedBusinesses(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT id FROM businesses WHERE owner_id = ${actor.id}::uuid
    UNION SELECT business_id FROM business_admins WHERE user_id = ${actor.id}::uuid AND accepted_at IS NOT NULL`;
}

/** Found from the actor's side, so that the projects of others cost nothing. */
function ownProjects(actor: Actor, filter: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT p.*, p.business_id IN (SELECT id FROM managed) AS manages, COALESCE(v.seq, 0) AS viewed
    FROM projects p LEFT JOIN project_views v ON v.project_id = p.id AND v.user_id = ${actor.id}::uuid
    WHERE ${filter} AND p.id IN (
      SELECT project_id FROM project_members WHERE user_id = ${actor.id}::uuid
      UNION SELECT own.id FROM projects own JOIN managed ON managed.id = own.business_id)`;
}

function seenUpdates(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT count(*)::int AS n, (count(*) FILTER (WHERE u.task_id IS NULL))::int AS unassigned,
           (count(*) FILTER (WHERE u.author_id <> ${actor.id}::uuid AND u.seq > p.viewed))::int AS fresh
    FROM updates u WHERE u.project_id = p.id AND (p.manages OR ${memberSees(actor.id, UPDATE)})`;
}

function latestUpdate(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT author.name, u.created_at FROM updates u JOIN users author ON author.id = u.author_id
    WHERE u.project_id = p.id AND (p.manages OR ${memberSees(actor.id, UPDATE)})
    ORDER BY u.created_at DESC, u.id DESC LIMIT 1`;
}
