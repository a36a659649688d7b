import { CAPTURE_SHOWN_MS, COMMENTS_SHOWN } from "../limits";
import { type CommentValues, namedIn, type StoredPage, toViews } from "./page-views";
import { sharedFacts } from "./shared-facts";
import type { UpdateView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { atLeast, type Level } from "@/lib/access/policy";
import { memberSees } from "@/lib/access/sight";
import { Prisma, query } from "@/lib/kernel/db";
import { translationsOf } from "@/lib/translation/source";

const UPDATE = {
  task: Prisma.sql`u.task_id`,
  subtask: Prisma.sql`u.subtask_id`,
  author: Prisma.sql`u.author_id`,
};

interface UpdateRowsInput {
  includeComments: boolean;
  limit: number;
  /** Of the project's content, where the caller's first statement has read it. */
  version?: string | null;
}

/**
 * The updates that the actor can see, newest first, with their newest comments, in one statement, and one for the names in them that
 * nobody has looked up since the project changed. `filter` is a condition on `u`.
 */
export async function updateRows(
  actor: Actor,
  level: Level,
  filter: Prisma.Sql,
  { includeComments, limit, version = null }: UpdateRowsInput,
): Promise<UpdateView[]> {
  const seen = atLeast(level, "manager") ? Prisma.sql`true` : memberSees(actor.id, UPDATE);
  const [stored] = await query<Omit<StoredPage, "counts">>(Prisma.sql`
    WITH page AS MATERIALIZED (
      SELECT u.*, ${CAPTURED_AT} AS shown_captured_at FROM updates u
      WHERE ${filter} AND ${seen} ORDER BY u.created_at DESC, u.id DESC LIMIT ${limit}
    ), inside AS MATERIALIZED (SELECT DISTINCT project_id AS id FROM page),
    said AS MATERIALIZED (${includeComments ? NEWEST_COMMENTS : NO_COMMENTS})
    SELECT ${LISTS}, (${translated(actor.reads)}) AS translations, ${marksOf(actor.id)}`);
  if (!stored?.updates) return [];
  const page = { ...stored, counts: await countsOf(stored.comments ?? []) };
  const facts = await sharedFacts(actor, namedIn(page), version);
  return toViews(actor, page, facts, includeComments);
}

const CAPTURED_AT = Prisma.sql`
  CASE WHEN abs(extract(epoch FROM u.created_at - u.captured_at)) > ${Prisma.raw(String(CAPTURE_SHOWN_MS / 1000))} THEN u.captured_at END`;

/** LATERAL with LIMIT: a long thread costs no more than its newest comments. */
const NEWEST_COMMENTS = Prisma.sql`
  SELECT c.* FROM page u CROSS JOIN LATERAL (
    SELECT id, update_id, author_id, content, language, created_at, withdrawn_at, withdrawn_by, text_version FROM comments
    WHERE update_id = u.id ORDER BY created_at DESC, id DESC LIMIT ${Prisma.raw(String(COMMENTS_SHOWN + 1))}) c`;
const NO_COMMENTS = Prisma.sql`
  SELECT id, update_id, author_id, content, language, created_at, withdrawn_at, withdrawn_by, text_version FROM comments WHERE false`;

/** How many comments those updates have of which more were read than are shown: few pages have one. */
async function countsOf(comments: readonly CommentValues[]): Promise<[updateId: string, n: number][]> {
  const read = Map.groupBy(comments, ([, updateId]) => updateId);
  const long = [...read].filter(([, { length }]) => length > COMMENTS_SHOWN).map(([id]) => id);
  if (long.length === 0) return [];
  const rows = await query<{ id: string; n: number }>(Prisma.sql`
    SELECT update_id AS id, count(*)::int AS n FROM comments WHERE update_id = ANY (${long}::uuid[]) GROUP BY update_id`);
  return rows.map(({ id, n }) => [id, n]);
}

/** ARRAY(…) makes the planner look rows up by index instead of scanning them all. */
const INSIDE = Prisma.sql`ARRAY(SELECT id FROM inside)`;

const LISTS = Prisma.sql`
  (SELECT json_agg(json_build_array(
     id, project_id, task_id, subtask_id, author_id, content, language, created_at, seq, arrived_seq)
     ORDER BY created_at DESC, id DESC) FROM page) AS updates,
  (SELECT json_agg(json_build_array(
     id, audio_url, audio_state, transcript, shown_captured_at, edited_at, withdrawn_at, withdrawn_by)) FROM page
   WHERE num_nonnulls(audio_url, audio_state, transcript, shown_captured_at, edited_at, withdrawn_at) > 0) AS extras,
  (SELECT json_agg(json_build_array(id, update_id, author_id, content, language, created_at, withdrawn_at, withdrawn_by)) FROM said)
    AS comments,
  (SELECT json_agg(json_build_array(update_id, duration_ms, NULLIF(peaks, '{}'))) FROM uploads
   WHERE update_id = ANY (ARRAY(SELECT id FROM page WHERE audio_url IS NOT NULL))) AS recordings`;

const translated = (reads: string) => Prisma.sql`
  SELECT json_agg(json_build_array(id, translation)) FROM (${translationsOf(
    Prisma.sql`SELECT id, text_version FROM page UNION ALL SELECT id, text_version FROM said`,
    reads,
  )}) stored`;

const marksOf = (actorId: string) => Prisma.sql`
  (SELECT json_agg(json_build_array(project_id, since_seq)) FROM project_views
   WHERE user_id = ${actorId}::uuid AND project_id = ANY (${INSIDE})) AS joined,
  (SELECT json_agg(json_build_array(project_id, place_id, seq)) FROM place_views
   WHERE user_id = ${actorId}::uuid AND project_id = ANY (${INSIDE})
     AND place_id = ANY (ARRAY(SELECT DISTINCT COALESCE(subtask_id, task_id, project_id) FROM page))) AS opened,
  (SELECT json_agg(update_id) FROM moved_views
   WHERE user_id = ${actorId}::uuid AND project_id = ANY (${INSIDE}) AND update_id = ANY (ARRAY(SELECT id FROM page))) AS moved`;
