import { CAPTURE_SHOWN_MS, COMMENTS_SHOWN, MAX_AGE_MS } from "../limits";
import { QUESTION, QUESTIONS } from "../questions/read-questions";
import type { UpdateView } from "../view";
import {
  type CommentValues,
  namedIn,
  type ReadUpdate,
  type StoredUpdates,
  toReadUpdates,
} from "./page-views";
import { readSharedFacts } from "./shared-facts";
import type { Actor } from "@/lib/access/actor";
import { atLeast, type Level } from "@/lib/access/policy";
import { memberSees } from "@/lib/access/visibility";
import { FILE_LISTS, filesOfPage } from "@/lib/files/kinds";
import { Prisma, query } from "@/lib/kernel/db";
import { KeptReads } from "@/lib/kernel/kept-reads";
import { translationsOf } from "@/lib/translation/source";

interface UpdateRowsInput {
  includeComments: boolean;
  limit: number;
  /** Of the content of the project that all of these updates are in, where the caller's first statement has read it. */
  version?: string | null;
  /**
   * A column that is null in all of them. They are ordered by it first, to no effect: else Postgres would not know that the index in
   * which it comes before the time has them in order.
   */
  emptyColumn?: Prisma.Sql | undefined;
}

/** What all readers of a language are shown alike, by language, with or without comments, and update; about 2 kB each. */
const kept = new KeptReads<ReadUpdate>(5_000);

/**
 * The updates that the actor can see, newest first, with their newest comments: one statement finds them, and others read those that
 * nobody has read since their project changed. `filter` is a condition on `u`.
 */
export async function updateRows(
  actor: Actor,
  level: Level,
  filter: Prisma.Sql,
  { includeComments, limit, version = null, emptyColumn }: UpdateRowsInput,
): Promise<UpdateView[]> {
  const { arrivals, isNewTo } = await findPage(actor, level, filter, { limit, emptyColumn });
  const keyOf = (id: string) => `${actor.reads}/${includeComments ? "all" : "bare"}/${id}`;
  const found = new Map<string, ReadUpdate>();
  for (const [id, arrivedSeq] of arrivals) {
    const known = version === null ? undefined : kept.find(keyOf(id), version);
    if (known?.arrivedSeq === arrivedSeq) found.set(id, known);
  }
  const ids = [...arrivals.keys()];
  const missing = ids.filter((id) => !found.has(id));
  const areMissing = Prisma.sql`u.id = ANY (${missing}::uuid[])`;
  const reads = missing.length === 0 ? [] : await readUpdates(actor.reads, areMissing, includeComments);
  for (const read of reads ?? []) {
    if (version !== null) kept.keep(keyOf(read.view.id), version, read);
    found.set(read.view.id, read);
  }
  // Moved in between, maybe to where the actor does not see it.
  const isMoved = ({ view, arrivedSeq }: ReadUpdate) => arrivals.get(view.id) !== arrivedSeq;
  if ([...found.values()].some(isMoved))
    return updateRows(actor, level, filter, { includeComments, limit, version, emptyColumn });
  return ids.flatMap((id) => {
    const read = found.get(id);
    return read ? [{ ...read.view, isNew: isNewTo(read) }] : [];
  });
}

interface PeriodInput extends Pick<UpdateRowsInput, "includeComments"> {
  most: number;
}

/**
 * The updates that the actor can see, oldest first, with their newest comments, for what shows a whole period; null where there are
 * more than `most`, of which nothing is read. One statement finds and reads them. None is called new.
 */
export async function updatesOf(
  actor: Actor,
  level: Level,
  filter: Prisma.Sql,
  { includeComments, most }: PeriodInput,
): Promise<UpdateView[] | null> {
  const newest = Prisma.sql`${filter} AND ${seenBy(actor, level)} ORDER BY u.created_at DESC, u.id DESC LIMIT ${most + 1}`;
  const read = await readUpdates(actor.reads, newest, includeComments, atMost(most));
  const orderOf = ({ createdAt, id }: UpdateView) => `${createdAt} ${id}`;
  return read?.map(({ view }) => view).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)) ?? null;
}

const atMost = (most: number) => Prisma.sql`WHERE (SELECT count(*) FROM page) <= ${most}`;

/** Lists without a row are null. */
interface StoredPage {
  arrivals: [id: string, arrivedSeq: number][] | null;
  /** The number up to which nothing was ever new to the reader, by project; and the one up to which they have opened a place. */
  joined: [projectId: string, seq: number][] | null;
  opened: [projectId: string, placeId: string, seq: number | null][] | null;
  /** Updates that were moved after the reader had seen them. */
  moved: string[] | null;
}

interface FoundPage {
  /** By the updates' ids, the number of the event that brought each to the place in which the actor sees it; newest first. */
  arrivals: Map<string, number>;
  isNewTo: (update: ReadUpdate) => boolean;
}

/** Which updates the actor can see, newest first, and what only they have seen of them. */
async function findPage(
  actor: Actor,
  level: Level,
  filter: Prisma.Sql,
  { limit, emptyColumn }: Pick<UpdateRowsInput, "limit" | "emptyColumn">,
): Promise<FoundPage> {
  const first = emptyColumn ? Prisma.sql`${emptyColumn} DESC, ` : Prisma.empty;
  const [page] = await query<StoredPage>(Prisma.sql`
    WITH page AS MATERIALIZED (
      SELECT u.id, u.project_id, COALESCE(u.subtask_id, u.task_id, u.project_id) AS place_id, u.arrived_seq, u.created_at FROM updates u
      WHERE ${filter} AND ${seenBy(actor, level)} ORDER BY ${first}u.created_at DESC, u.id DESC LIMIT ${limit}
    ), inside AS MATERIALIZED (SELECT DISTINCT project_id AS id, place_id FROM page)
    SELECT (SELECT json_agg(json_build_array(id, arrived_seq) ORDER BY created_at DESC, id DESC) FROM page) AS arrivals,
           ${marksOf(actor.id)}`);
  const joined = new Map(page?.joined);
  const opened = new Map(page?.opened?.map(([projectId, placeId, seq]) => [`${projectId}/${placeId}`, seq]));
  const moved = new Set(page?.moved);
  return {
    arrivals: new Map(page?.arrivals),
    isNewTo: ({ view, arrivedSeq }) => {
      if (view.authorId === actor.id || view.withdrawnAt !== null || moved.has(view.id)) return false;
      const place = view.subtaskId ?? view.taskId ?? view.projectId;
      return (
        arrivedSeq > Math.max(joined.get(view.projectId) ?? 0, opened.get(`${view.projectId}/${place}`) ?? 0)
      );
    },
  };
}

function seenBy(actor: Actor, level: Level): Prisma.Sql {
  return atLeast(level, "manager") ? Prisma.sql`true` : memberSees(actor.id);
}

/** ARRAY(…) makes the planner look rows up by index instead of scanning them all; a place's mark is one row by its key. */
const INSIDE = Prisma.sql`ARRAY(SELECT id FROM inside)`;

const marksOf = (actorId: string) => Prisma.sql`
  (SELECT json_agg(json_build_array(project_id, since_seq)) FROM project_views
   WHERE user_id = ${actorId}::uuid AND project_id = ANY (${INSIDE})) AS joined,
  (SELECT json_agg(json_build_array(id, place_id, (
   SELECT seq FROM place_views
   WHERE user_id = ${actorId}::uuid AND project_id = id AND place_id = inside.place_id))) FROM inside) AS opened,
  (SELECT json_agg(update_id) FROM moved_views
   WHERE user_id = ${actorId}::uuid AND project_id = ANY (${INSIDE}) AND update_id = ANY (ARRAY(SELECT id FROM page))) AS moved`;

/** The updates that meet a condition on `u`, in any order; null where `limits`, a condition on all of `page`, is not met. */
async function readUpdates(
  reads: string,
  condition: Prisma.Sql,
  includeComments: boolean,
  limits = Prisma.empty,
): Promise<ReadUpdate[] | null> {
  const [stored] = await query<Omit<StoredUpdates, "counts">>(Prisma.sql`
    WITH page AS MATERIALIZED (SELECT u.*, ${CAPTURED_AT} AS shown_captured_at FROM updates u WHERE ${condition}),
    said AS MATERIALIZED (${includeComments ? NEWEST_COMMENTS : NO_COMMENTS}),
    ${filesOfPage("update", reads)},
    texts AS MATERIALIZED (${TEXTS})
    SELECT ${LISTS}, (
      SELECT json_agg(json_build_array(stored.id, translation, page.id IS NOT NULL)) FROM (${translationsOf(Prisma.sql`texts`, reads)}) stored
      LEFT JOIN page ON page.id = stored.id AND page.text_version = source_hash) AS translations ${limits}`);
  if (!stored) return null;
  if (!stored.updates) return [];
  const updates = { ...stored, counts: await countsOf(stored.comments ?? []) };
  return toReadUpdates(updates, await readSharedFacts(reads, namedIn(updates)), includeComments);
}

const CAPTURED_AT = Prisma.sql`
  CASE WHEN abs(extract(epoch FROM u.created_at - u.captured_at)) > ${Prisma.raw(String(CAPTURE_SHOWN_MS / 1000))} THEN u.captured_at END`;

/** That `u` was written in a span of time, as lists show when it was. Bounded by when it was posted, for the index. */
export function writtenIn({ from, until }: { from: Date | null; until: Date | null }): Prisma.Sql {
  const written = Prisma.sql`COALESCE(${CAPTURED_AT}, u.created_at)`;
  return Prisma.sql`${written} >= ${from}::timestamptz AND ${written} < ${until}::timestamptz
    AND u.created_at >= ${from}::timestamptz AND u.created_at < ${until}::timestamptz + interval '${Prisma.raw(String(MAX_AGE_MS / 1000))} seconds'`;
}

/** LATERAL with LIMIT: a long thread costs no more than its newest comments. */
const NEWEST_COMMENTS = Prisma.sql`
  SELECT c.* FROM page u CROSS JOIN LATERAL (
    SELECT id, update_id, author_id, content, language, captured_at, created_at, withdrawn_at, withdrawn_by, text_version FROM comments
    WHERE update_id = u.id ORDER BY created_at DESC, id DESC LIMIT ${Prisma.raw(String(COMMENTS_SHOWN + 1))}) c`;
const NO_COMMENTS = Prisma.sql`
  SELECT id, update_id, author_id, content, language, captured_at, created_at, withdrawn_at, withdrawn_by, text_version FROM comments WHERE false`;

/** How many comments those updates have of which more were read than are shown: few pages have one. */
async function countsOf(comments: readonly CommentValues[]): Promise<[updateId: string, n: number][]> {
  const read = Map.groupBy(comments, ([, updateId]) => updateId);
  const long = [...read].filter(([, { length }]) => length > COMMENTS_SHOWN).map(([id]) => id);
  if (long.length === 0) return [];
  const rows = await query<{ id: string; n: number }>(Prisma.sql`
    SELECT update_id AS id, count(*)::int AS n FROM comments WHERE update_id = ANY (${long}::uuid[]) GROUP BY update_id`);
  return rows.map(({ id, n }) => [id, n]);
}

const LISTS = Prisma.sql`
  (SELECT json_agg(json_build_array(
     id, project_id, task_id, subtask_id, author_id, content, language, created_at, seq, arrived_seq)) FROM page) AS updates,
  (SELECT json_agg(json_build_array(
     id, shown_captured_at, edited_at, withdrawn_at, withdrawn_by)) FROM page
   WHERE num_nonnulls(shown_captured_at, edited_at, withdrawn_at) > 0) AS extras,
  (SELECT json_agg(json_build_array(id, update_id, author_id, content, language, captured_at, created_at, withdrawn_at, withdrawn_by)) FROM said)
    AS comments,
  ${FILE_LISTS},
  (SELECT json_agg(${QUESTION}) FROM ${QUESTIONS} WHERE q.update_id = ANY (ARRAY(SELECT id FROM page))) AS questions`;

/** What is translated of the page: of an update with a recording, what was heard and what was typed. A set as in `translationsOf`. */
const TEXTS = Prisma.sql`
  SELECT id, text_version FROM page
  UNION ALL SELECT holder, text_version FROM recorded
  UNION ALL SELECT id, text_version FROM said`;
