import { MOMENT_MS, MOST_UPDATES } from "./limits";
import type { DiaryInput } from "./schema";
import type { DiaryCommentView, DiaryDayView, DiaryEntryView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize, type ProjectScope } from "@/lib/access/authorize";
import { zoneOf } from "@/lib/i18n/zone-of";
import { Prisma, query } from "@/lib/kernel/db";
import { beginningsOf, daysIn, type Span } from "@/lib/i18n/days";
import { invalid } from "@/lib/shared/errors";
import type { TranslationView } from "@/lib/translation/view";
import { wordsIn } from "@/lib/recordings/shared/voice-words";
import { updatesOf, writtenIn } from "@/lib/updates/reading/update-rows";
import type { CommentView, UpdateView } from "@/lib/updates/view";
import { atLeast, type Level } from "@/lib/access/policy";
import { seesNameOfTask, seesSubtask } from "@/lib/access/visibility";
import { joinTranslation } from "@/lib/translation/source";

/**
 * What the actor sees of a project's days, oldest first; those on which nothing was posted or completed are left out, and so are
 * withdrawn updates. In the reader's language where that is stored: a diary asks no service.
 */
export async function readDiary(actor: Actor, input: DiaryInput): Promise<DiaryDayView[]> {
  const scope = await authorize(actor, "project:see", { projectId: input.id });
  const timeZone = input.timeZone ?? zoneOf(actor);
  const days = daysIn(input.from, input.to);
  const begins = beginningsOf(days, timeZone);
  const span = { from: begins[0] ?? null, until: begins.at(-1) ?? null };
  const [updates, ticks] = await Promise.all([
    updatesIn(actor, scope, span, input.includeComments),
    ticksIn(actor, scope.level, scope.project.id, span),
  ]);
  return daysOf(updates, ticks, dayFinder(days, begins));
}

/** Oldest first. */
async function updatesIn(
  actor: Actor,
  { project, level }: ProjectScope,
  span: Span,
  includeComments: boolean,
): Promise<UpdateView[]> {
  const filter = Prisma.sql`u.project_id = ${project.id}::uuid AND u.withdrawn_at IS NULL AND ${writtenIn(span)}`;
  const updates = await updatesOf(actor, level, filter, { includeComments, most: MOST_UPDATES });
  if (!updates) throw invalid("to", "diaryTooLong", { most: MOST_UPDATES });
  return updates;
}

/** Says on which of the days a moment is. Between their first moments: a calendar takes longer than all else that is made of an update. */
function dayFinder(days: string[], begins: Date[]): (at: string) => string {
  const since = begins.map((begin) => begin.toISOString());
  return (at) => days.findLast((_, index) => (since[index] ?? "") <= at) ?? "";
}

function daysOf(updates: UpdateView[], ticks: Tick[], dayOf: (at: string) => string): DiaryDayView[] {
  const updatesOn = Map.groupBy(updates, (update) => dayOf(writtenAt(update)));
  const ticksOn = Map.groupBy(ticks, ({ at }) => dayOf(at.toISOString()));
  const days = new Set([...updatesOn.keys(), ...ticksOn.keys()]);
  return [...days].sort().map((date) => {
    const posted = (updatesOn.get(date) ?? []).toSorted(byTime(writtenAt));
    return { date, people: peopleOf(posted), entries: entriesOf(posted, ticksOn.get(date) ?? []) };
  });
}

/** When its author wrote or recorded it. */
function writtenAt({ capturedAt, createdAt }: UpdateView | CommentView): string {
  return capturedAt ?? createdAt;
}

function byTime<T>(timeOf: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => (timeOf(a) < timeOf(b) ? -1 : Number(timeOf(a) > timeOf(b)));
}

function peopleOf(posted: UpdateView[]): DiaryDayView["people"] {
  const byAuthor = Map.groupBy(posted, ({ authorId }) => authorId);
  return [...byAuthor.values()].map((own) => ({ name: own[0]?.author.name ?? "", updates: own.length }));
}

/** A day's updates, each with what was ticked at its moment, and between them what was ticked at no update's. */
function entriesOf(posted: UpdateView[], ticks: Tick[]): DiaryEntryView[] {
  const entries = posted.map(toEntry);
  const apart = ticks.flatMap((tick) => {
    const nearest = nearestTo(tick, entries);
    if (!nearest) return [toOwnEntry(tick)];
    nearest.done.push(tick.name);
    return [];
  });
  return [...entries, ...apart].sort(byTime(({ at }) => at));
}

/** The update in the folder that was written nearest to it, if that is near; of two that are as near, the earlier one. */
function nearestTo({ at, taskId }: Tick, entries: DiaryEntryView[]): DiaryEntryView | undefined {
  const distance = (entry: DiaryEntryView) => Math.abs(Date.parse(entry.at) - at.getTime());
  const near = entries.filter((entry) => entry.taskId === taskId && distance(entry) <= MOMENT_MS);
  return near.toSorted((a, b) => distance(a) - distance(b))[0];
}

function toEntry(update: UpdateView): DiaryEntryView {
  const { id, author, taskId, subtaskId, taskName, subtaskName, translatedPlace, editedAt } = update;
  const { audioUrl, audioDurationMs, transcript, typed, comments } = update;
  const { language } = transcript ? update : (typed ?? update);
  return {
    updateId: id,
    at: writtenAt(update),
    author: { name: author.name },
    taskId,
    subtaskId,
    place: translatedPlace ?? subtaskName ?? taskName,
    ...shown(wordsIn(update), language, translationOf(update)),
    isSpoken: audioUrl !== null,
    audioDurationMs,
    editedAt,
    photos: update.photos,
    done: [],
    ...(comments && {
      comments: comments.filter(({ withdrawnAt }) => withdrawnAt === null).map(toComment),
      earlierComments: (update.commentCount ?? 0) - comments.length,
    }),
  };
}

/** Of all that it says. */
function translationOf(update: UpdateView): Pick<TranslationView, "content" | "doubts"> | undefined {
  const { translation, typed } = update;
  const made = [typed?.translation, translation].flatMap((one) => one ?? []);
  if (made.length === 0) return undefined;
  const content = wordsIn(update, translation?.content, typed?.translation?.content);
  return { content, doubts: made.flatMap(({ doubts }) => doubts) };
}

function shown(
  words: string,
  language: string | null,
  translation?: Pick<TranslationView, "content" | "doubts">,
) {
  if (!translation) return { text: words, language, original: null, doubts: [] };
  return { text: translation.content, language, original: words, doubts: translation.doubts };
}

function toComment(comment: CommentView): DiaryCommentView {
  const { id, author, content, language = null, translation, photos } = comment;
  const said = shown(content, language, translation);
  return { id, at: writtenAt(comment), author: { name: author.name }, ...said, photos };
}

function toOwnEntry({ at, by, taskId, subtaskId, place, name }: Tick): DiaryEntryView {
  return {
    updateId: null,
    at: at.toISOString(),
    author: by === null ? null : { name: by },
    taskId,
    subtaskId,
    place,
    ...shown("", null),
    isSpoken: false,
    audioDurationMs: null,
    editedAt: null,
    photos: [],
    done: [name],
  };
}

/** A task or subtask that was completed. Names are in the reader's language, where that is stored. */
interface Tick {
  at: Date;
  taskId: string;
  subtaskId: string | null;
  name: string;
  /** The task's name. */
  place: string;
  /** The name of who completed it; null where that is not known. */
  by: string | null;
}

/**
 * What was completed in a span of time, as far as the actor sees it, oldest first; one statement. What was completed when it was
 * written down (a kickoff takes over what is done already) was done before, nobody knows when.
 */
async function ticksIn(actor: Actor, level: Level, projectId: string, span: Span): Promise<Tick[]> {
  const all = atLeast(level, "manager");
  const taskSeen = all ? TRUE : seesNameOfTask(actor.id, Prisma.sql`t.id`);
  const subtaskSeen = all ? TRUE : seesSubtask(actor.id, Prisma.sql`s.id`, Prisma.sql`s.parent_task_id`);
  return query<Tick>(Prisma.sql`
    WITH done AS MATERIALIZED (
      SELECT 'task' AS kind, t.id, t.id AS task_id, NULL::uuid AS subtask_id, t.name, t.text_version, t.completed_at
      FROM project_tasks t WHERE ${wasDone(Prisma.sql`t`, projectId, span)} AND ${taskSeen}
      UNION ALL
      SELECT 'subtask', s.id, s.parent_task_id, s.id, s.name, s.text_version, s.completed_at
      FROM subtasks s WHERE ${wasDone(Prisma.sql`s`, projectId, span)} AND ${subtaskSeen})
    SELECT done.completed_at AS at, done.task_id AS "taskId", done.subtask_id AS "subtaskId",
           ${shownName(actor.reads, Prisma.sql`done`)} AS name, ${shownName(actor.reads, Prisma.sql`folder`)} AS place,
           (SELECT person.name FROM action_logs l LEFT JOIN users person ON person.id = l.user_id
            WHERE l.entity_type = done.kind AND l.entity_id = done.id AND l.action = done.kind || '.completed'
            ORDER BY l.created_at DESC, l.id DESC LIMIT 1) AS by
    FROM done JOIN project_tasks folder ON folder.id = done.task_id
    ORDER BY done.completed_at, done.id`);
}

const TRUE = Prisma.sql`true`;

function wasDone(row: Prisma.Sql, projectId: string, { from, until }: Span): Prisma.Sql {
  return Prisma.sql`${row}.project_id = ${projectId}::uuid AND ${row}.is_completed AND ${row}.completed_at > ${row}.created_at
    AND ${row}.completed_at >= ${from}::timestamptz AND ${row}.completed_at < ${until}::timestamptz`;
}

function shownName(reads: string, row: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    COALESCE((SELECT translated.content FROM (VALUES (1)) one ${joinTranslation(reads, row)}), ${row}.name)`;
}
