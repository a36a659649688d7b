import type { ProjectRow } from "./view";
import type { Actor } from "@/lib/access/actor";
import { isAcceptedAdmin, managesBusiness, memberSees } from "@/lib/access/sight";
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
  return db().$queryRaw<ProjectRow[]>(Prisma.sql`
    SELECT p.id, p.business_id AS "businessId", p.name, p.description, p.status, p.update_permission AS "updatePermission",
           p.completed_at AS "completedAt", p.created_at AS "createdAt",
           members.n AS "memberCount", seen.n AS "updateCount", seen.fresh AS "newUpdatesCount",
           items.completed AS "completedItems", items.total AS "totalItems",
           latest.name AS "latestAuthorName", latest.created_at AS "latestCreatedAt"
    FROM projects p
    JOIN businesses b ON b.id = p.business_id
    LEFT JOIN business_admins a ON ${isAcceptedAdmin(actor.id)}
    LEFT JOIN project_members m ON m.project_id = p.id AND m.user_id = ${actor.id}::uuid
    LEFT JOIN project_views v ON v.project_id = p.id AND v.user_id = ${actor.id}::uuid
    CROSS JOIN LATERAL (SELECT count(*)::int AS n FROM project_members pm WHERE pm.project_id = p.id) members
    CROSS JOIN LATERAL (${seenUpdates(actor)}) seen
    CROSS JOIN LATERAL (${ITEMS}) items
    LEFT JOIN LATERAL (${latestUpdate(actor)}) latest ON true
    WHERE (${managesBusiness(actor.id)} OR m.user_id IS NOT NULL) AND ${filter}
    ORDER BY p.created_at DESC, p.id DESC`);
}

function seenUpdates(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT count(*)::int AS n,
           (count(*) FILTER (WHERE u.author_id <> ${actor.id}::uuid AND u.seq > COALESCE(v.seq, 0)))::int AS fresh
    FROM updates u WHERE u.project_id = p.id AND ${isSeen(actor)}`;
}

function latestUpdate(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT author.name, u.created_at FROM updates u JOIN users author ON author.id = u.author_id
    WHERE u.project_id = p.id AND ${isSeen(actor)}
    ORDER BY u.created_at DESC, u.id DESC LIMIT 1`;
}

function isSeen(actor: Actor): Prisma.Sql {
  return Prisma.sql`(${managesBusiness(actor.id)} OR ${memberSees(actor.id, UPDATE)})`;
}

const ITEMS = Prisma.sql`
  SELECT count(*)::int AS total, (count(*) FILTER (WHERE item.is_completed))::int AS completed
  FROM (SELECT is_completed FROM project_tasks WHERE project_id = p.id
        UNION ALL SELECT is_completed FROM subtasks WHERE project_id = p.id) item`;
