import { EXCERPT_LENGTH } from "./limits";
import type { ProjectRow } from "./view";
import type { Actor } from "@/lib/access/actor";
import { unreadMessages } from "@/lib/access/unread-messages";
import { memberSees, newestManaged, newestSeenAsMember, ownProjects } from "@/lib/access/visibility";
import { joinRecording, photoCount } from "@/lib/attachments/attachment";
import { Prisma, query } from "@/lib/kernel/db";
import {
  IS_TRANSLATED,
  joinTranslation,
  joinTyped,
  TRANSLATION,
  translatedWords,
  versionOf,
  wordsOf,
} from "@/lib/translation/source";

const U = Prisma.sql`u`;
/**
 * The projects that the actor can see, newest first, with all their counts: one statement however many projects there are.
 * `filter` is a condition on `p`.
 */
export async function projectRows(actor: Actor, filter: Prisma.Sql): Promise<ProjectRow[]> {
  // Only the actor's own projects are counted, their items and members in one pass for all of them. Without MATERIALIZED the
  // planner counts everybody's projects and drops most; with a LATERAL it reads a small table once per project.
  return query<ProjectRow>(Prisma.sql`
    WITH ${ownProjects(actor, filter)}, ${OFFICE}, ${seenUpdates(actor)},
    newest AS MATERIALIZED (
      SELECT u.* FROM ${newestManaged(Prisma.sql`u.*`)}
      UNION ALL SELECT * FROM updates WHERE id = ANY (ARRAY(
        SELECT DISTINCT ON (project_id) id FROM (${newestSeenAsMember(actor.id, 1)}) one ORDER BY project_id, created_at DESC, id DESC))),
    members AS (
      SELECT m.project_id, count(*)::int AS n FROM project_members m JOIN mine ON mine.id = m.project_id
      WHERE (mine.business_id, m.user_id) NOT IN (SELECT business_id, user_id FROM office) GROUP BY m.project_id),
    tasks AS (
      SELECT project_id, count(*)::int AS total, (count(*) FILTER (WHERE is_completed))::int AS completed
      FROM project_tasks WHERE project_id ${IS_MINE} GROUP BY project_id),
    parts AS (
      SELECT project_id, count(*)::int AS total, (count(*) FILTER (WHERE is_completed))::int AS completed
      FROM subtasks WHERE project_id ${IS_MINE} GROUP BY project_id)
    SELECT p.id, p.business_id AS "businessId", p.name, p.description, p.language, p.status, p.update_permission AS "updatePermission",
           p.due_date::text AS "dueDate",
           to_json(p.completed_at) AS "completedAt", to_json(p.created_at) AS "createdAt", p.event_seq AS "eventSeq",
           COALESCE(members.n, 0) + ${OFFICE_OF_P} AS "memberCount",
           COALESCE(seen.n, 0) AS "updateCount", COALESCE(seen.unassigned, 0) AS "unassignedUpdateCount",
           ${unseenUpdates(actor)} AS "newUpdatesCount", ${unreadMessages(actor.id)} AS "unreadMessagesCount",
           COALESCE(tasks.completed, 0) + COALESCE(parts.completed, 0) AS "completedItems",
           COALESCE(tasks.total, 0) + COALESCE(parts.total, 0) AS "totalItems",
           latest.item AS "latestUpdate", ${TRANSLATION} AS translation
    FROM mine p
    ${joinTranslation(actor.reads, Prisma.sql`p`)}
    LEFT JOIN members ON members.project_id = p.id
    LEFT JOIN tasks ON tasks.project_id = p.id LEFT JOIN parts ON parts.project_id = p.id
    LEFT JOIN seen ON seen.project_id = p.id
    LEFT JOIN (${latestUpdate(actor)}) latest ON latest.project_id = p.id
    ORDER BY p.created_at DESC, p.id DESC`);
}

const IS_MINE = Prisma.sql`= ANY (ARRAY(SELECT id FROM mine))`;
/** The WITH part `office`: who runs each of the businesses. */
const OFFICE = Prisma.sql`
    office AS MATERIALIZED (
      SELECT id AS business_id, owner_id AS user_id FROM businesses WHERE id = ANY (ARRAY(SELECT business_id FROM mine))
      UNION SELECT business_id, user_id FROM business_admins
      WHERE accepted_at IS NOT NULL AND business_id = ANY (ARRAY(SELECT business_id FROM mine)))`;
const OFFICE_OF_P = Prisma.sql`(SELECT count(*)::int FROM office o WHERE o.business_id = p.business_id)`;
const IS_NOT_MANAGED = Prisma.sql`= ANY (ARRAY(SELECT id FROM mine WHERE NOT manages))`;

/**
 * The WITH parts `inside`, what members see inside tasks, and `seen`, of each project: managers count all of its updates, members the
 * unassigned ones and those of `inside`; `others` are without the reader's own.
 */
function seenUpdates(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    inside AS (
      SELECT project_id, sum(total)::int AS total, sum(others)::int AS others FROM (${countsInside(actor)}) place GROUP BY project_id),
    seen AS (
      SELECT p.id AS project_id, t.unassigned,
             CASE WHEN p.manages THEN t.total ELSE t.unassigned + COALESCE(i.total, 0) END AS n,
             CASE WHEN p.manages THEN t.total - COALESCE(own.total, 0)
                  ELSE t.unassigned - COALESCE(own.unassigned, 0) + COALESCE(i.others, 0) END AS others
      FROM mine p JOIN project_update_totals t ON t.project_id = p.id
      LEFT JOIN author_update_counts own ON own.project_id = p.id AND own.author_id = ${actor.id}::uuid
      LEFT JOIN inside i ON i.project_id = p.id)`;
}

/**
 * The counts of the places inside tasks that the actor sees as a member: the rule of `memberSees`, starting from their
 * assignments and their own updates. Filtering the totals by that rule would read all of a project's places.
 */
function countsInside(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT t.project_id, t.total, t.total AS others FROM my_tasks m
    JOIN place_update_totals t ON t.project_id = m.project_id AND t.task_id = m.task_id
    WHERE m.project_id ${IS_NOT_MANAGED}
    UNION ALL SELECT t.project_id, t.total, t.total FROM my_subtasks m JOIN subtasks s ON s.id = m.subtask_id
    JOIN place_update_totals t ON t.project_id = m.project_id AND t.task_id = s.parent_task_id AND t.place_id = s.id
    WHERE m.project_id ${IS_NOT_MANAGED} AND t.task_id NOT IN (SELECT task_id FROM my_tasks)
    UNION ALL SELECT own.project_id,
           CASE WHEN own.task_id IN (SELECT task_id FROM my_tasks) OR own.place_id IN (SELECT subtask_id FROM my_subtasks)
                THEN 0 ELSE own.total END,
           CASE WHEN own.task_id IN (SELECT task_id FROM my_tasks) OR own.place_id IN (SELECT subtask_id FROM my_subtasks)
                THEN -own.total ELSE 0 END
    FROM place_update_counts own WHERE own.author_id = ${actor.id}::uuid AND own.project_id ${IS_NOT_MANAGED}`;
}

/**
 * Counts the updates after the reader's mark or those up to it, whichever are fewer, from the index alone; the latter are
 * subtracted from `seen.others`.
 */
function unseenUpdates(actor: Actor): Prisma.Sql {
  const byOthers = Prisma.sql`
    SELECT count(*)::int FROM updates u
    WHERE u.project_id = p.id AND u.withdrawn_at IS NULL AND u.author_id <> ${actor.id}::uuid AND (p.manages OR ${memberSees(actor.id)})`;
  return Prisma.sql`
    CASE WHEN COALESCE(seen.others, 0) = 0 THEN 0
         WHEN p.event_seq - p.viewed <= p.viewed THEN (${byOthers} AND u.seq > p.viewed)
         ELSE seen.others - (${byOthers} AND u.seq IS NULL)
              - CASE WHEN p.viewed > 0 THEN (${byOthers} AND u.seq <= p.viewed) ELSE 0 END END`;
}

/** As JSON, with enough of the text for an excerpt. Who speaks the reader's language is quoted as they said it, and so is the reader. */
function latestUpdate(actor: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT u.project_id, json_build_object(
      'id', u.id, 'content', left(${contentFor(actor.reads)}, ${EXCERPT_SOURCE}), 'authorId', u.author_id, 'authorName', author.name,
      'byManager', (project.business_id, u.author_id) IN (SELECT business_id, user_id FROM office), 'taskId', u.task_id, 'taskName', task.name,
      'subtaskId', u.subtask_id, 'subtaskName', subtask.name, 'translatedPlace', place.content,
      'translation', CASE WHEN ${IS_TRANSLATED} AND u.author_id <> ${actor.id}::uuid THEN
        json_build_object('to', ${actor.reads}::text, 'from', COALESCE(typed.from_language, translated.from_language),
                          'content', left(${translatedWords(U)}, ${EXCERPT_SOURCE})) END,
      'photoCount', ${photoCount("update", U)}, 'createdAt', u.created_at) AS item
    FROM newest u JOIN users author ON author.id = u.author_id
    JOIN mine project ON project.id = u.project_id
    LEFT JOIN project_tasks task ON task.id = u.task_id LEFT JOIN subtasks subtask ON subtask.id = u.subtask_id
    LEFT JOIN translations place ON place.subject_id = COALESCE(u.subtask_id, u.task_id) AND place.to_language = ${actor.reads}
      AND place.content IS NOT NULL AND place.source_hash = CASE WHEN u.subtask_id IS NULL THEN task.text_version ELSE subtask.text_version END
    ${joinRecording("update", U)} ${joinTranslation(actor.reads, U, versionOf(U))} ${joinTyped(actor.reads, U)}`;
}

/** A recording's content begins with its English, unless its author typed it. */
function contentFor(reads: string): Prisma.Sql {
  return Prisma.sql`
    CASE WHEN split_part(recording.language, '-', 1) = ${reads} OR beside.words IS NOT NULL
         THEN ${wordsOf(U, Prisma.sql`beside.words`)} ELSE u.content END`;
}

/** More than the excerpt: spaces and line breaks shrink. Inlined, as the limit of `newestSeen` is. */
const EXCERPT_SOURCE = Prisma.raw(String(4 * EXCERPT_LENGTH));
