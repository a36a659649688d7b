import { EXCERPT_LENGTH } from "./limits";
import type { ProjectRow } from "./view";
import type { Actor } from "@/lib/access/actor";
import { memberSees, newestSeen, ownProjects } from "@/lib/access/sight";
import { unreadMessages } from "@/lib/access/unread-messages";
import { db, Prisma } from "@/lib/db";
import {
  joinProjectTranslation,
  joinUpdateTranslation,
  placeNameIn,
  TRANSLATION,
} from "@/lib/translation/source";

const UPDATE = {
  task: Prisma.sql`u.task_id`,
  subtask: Prisma.sql`u.subtask_id`,
  author: Prisma.sql`u.author_id`,
};

/**
 * The projects that the actor can see, newest first, with all their counts: one statement however many projects there are.
 * `filter` is a condition on `p`.
 */
export async function projectRows(actor: Actor, filter: Prisma.Sql): Promise<ProjectRow[]> {
  // Only the actor's own projects are counted, their items and members in one pass for all of them. Without MATERIALIZED the
  // planner counts everybody's projects and drops most; with a LATERAL it reads a small table once per project.
  return db().$queryRaw<ProjectRow[]>(Prisma.sql`
    WITH ${ownProjects(actor, filter)}, seen AS (${seenUpdates(actor)}),
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
           COALESCE(seen.n, 0) AS "updateCount", COALESCE(seen.unassigned, 0) AS "unassignedUpdateCount",
           ${unseenUpdates(actor)} AS "newUpdatesCount", ${unreadMessages(actor.id)} AS "unreadMessagesCount",
           COALESCE(items.completed, 0) AS "completedItems", COALESCE(items.total, 0) AS "totalItems",
           latest.item AS "latestUpdate", ${TRANSLATION} AS translation
    FROM mine p
    ${joinProjectTranslation(actor.reads)}
    LEFT JOIN members ON members.project_id = p.id
    LEFT JOIN items ON items.project_id = p.id
    LEFT JOIN seen ON seen.project_id = p.id
    LEFT JOIN LATERAL (${latestUpdate(actor)}) latest ON true
    ORDER BY p.created_at DESC, p.id DESC`);
}

const IS_MINE = Prisma.sql`= ANY (ARRAY(SELECT id FROM mine))`;
const IS_NOT_MANAGED = Prisma.sql`= ANY (ARRAY(SELECT id FROM mine WHERE NOT manages))`;

/** From the maintained counts: managers count all of a project's updates, members the unassigned ones and those of `inside`. */
function seenUpdates(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT p.id AS project_id, sum(part.unassigned)::int AS unassigned,
           sum(CASE WHEN p.manages THEN part.total ELSE part.in_sight END)::int AS n,
           (sum(CASE WHEN p.manages THEN part.total ELSE part.in_sight END) FILTER (WHERE part.author_id <> ${actor.id}::uuid))::int
             AS others
    FROM mine p JOIN (
      SELECT project_id, author_id, total, unassigned, unassigned AS in_sight
      FROM author_update_counts WHERE project_id ${IS_MINE}
      UNION ALL SELECT project_id, author_id, 0, 0, total FROM (${countsInside(actor)}) inside) part ON part.project_id = p.id
    GROUP BY p.id`;
}

/**
 * The counts of the places inside tasks that the actor sees as a member: the rule of `memberSees`, starting from their
 * assignments and their own updates. Filtering the counts by that rule would read all of a project's places.
 */
function countsInside(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT c.* FROM task_members m
    JOIN place_update_counts c ON c.project_id = m.project_id AND c.task_id = m.task_id
    WHERE m.user_id = ${actor.id}::uuid AND m.project_id ${IS_NOT_MANAGED}
    UNION SELECT c.* FROM subtask_members m JOIN subtasks s ON s.id = m.subtask_id
    JOIN place_update_counts c ON c.project_id = m.project_id AND c.task_id = s.parent_task_id AND c.place_id = s.id
    WHERE m.user_id = ${actor.id}::uuid AND m.project_id ${IS_NOT_MANAGED}
    UNION SELECT c.* FROM place_update_counts c WHERE c.author_id = ${actor.id}::uuid AND c.project_id ${IS_NOT_MANAGED}`;
}

/**
 * Counts the updates after the reader's mark or those up to it, whichever are fewer, from the index alone; the latter are
 * subtracted from `seen.others`.
 */
function unseenUpdates(actor: Actor): Prisma.Sql {
  const byOthers = Prisma.sql`
    SELECT count(*)::int FROM updates u
    WHERE u.project_id = p.id AND u.withdrawn_at IS NULL AND u.author_id <> ${actor.id}::uuid AND (p.manages OR ${memberSees(actor.id, UPDATE)})`;
  return Prisma.sql`
    CASE WHEN COALESCE(seen.others, 0) = 0 THEN 0
         WHEN p.event_seq - p.viewed <= p.viewed THEN (${byOthers} AND u.seq > p.viewed)
         ELSE seen.others - (${byOthers} AND u.seq <= p.viewed) - (${byOthers} AND u.seq IS NULL) END`;
}

/** As JSON, with enough of the text for an excerpt. Who speaks the reader's language is quoted as they said it, and so is the reader. */
function latestUpdate(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT json_build_object(
      'id', u.id, 'content', left(${contentFor(actor.reads)}, ${EXCERPT_SOURCE}), 'authorId', u.author_id, 'authorName', author.name,
      'byManager', u.author_id = b.owner_id OR a.user_id IS NOT NULL, 'taskId', u.task_id, 'taskName', task.name,
      'subtaskId', u.subtask_id, 'subtaskName', subtask.name, 'translatedPlace', ${placeNameIn(actor.reads)},
      'translation', CASE WHEN translated.id IS NOT NULL AND u.author_id <> ${actor.id}::uuid THEN
        json_build_object('to', translated.to_language, 'from', translated.from_language,
                          'content', left(translated.content, ${EXCERPT_SOURCE})) END,
      'createdAt', u.created_at) AS item
    FROM (SELECT newest.id FROM (${newestSeen(actor.id, 1)}) newest ORDER BY newest.created_at DESC, newest.id DESC LIMIT 1) latest
    JOIN updates u ON u.id = latest.id JOIN users author ON author.id = u.author_id
    JOIN businesses b ON b.id = p.business_id
    LEFT JOIN business_admins a ON a.business_id = b.id AND a.user_id = u.author_id AND a.accepted_at IS NOT NULL
    LEFT JOIN project_tasks task ON task.id = u.task_id LEFT JOIN subtasks subtask ON subtask.id = u.subtask_id
    ${joinUpdateTranslation(actor.reads)}`;
}

/** A recording's content begins with its English. */
function contentFor(reads: string): Prisma.Sql {
  return Prisma.sql`
    CASE WHEN split_part(u.language, '-', 1) = ${reads} AND u.transcript <> '' AND u.content LIKE '%Original (' || u.language || '): %'
         THEN u.transcript ELSE u.content END`;
}

/** More than the excerpt: spaces and line breaks shrink. Inlined, as the limit of `newestSeen` is. */
const EXCERPT_SOURCE = Prisma.raw(String(4 * EXCERPT_LENGTH));
