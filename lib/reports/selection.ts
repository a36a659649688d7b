import type { Span } from "@/lib/i18n/days";
import { MOST_OPEN_ITEMS, UNORGANIZED } from "./limits";
import type { ReportedFolder, ReportFolderView, ReportOpenItem } from "./view";
import { joinRecording } from "@/lib/attachments/attachment";
import { db, Prisma } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";
import {
  IS_TRANSLATED,
  joinTranslation,
  joinTyped,
  translatedWords,
  versionOf,
  wordsOf,
} from "@/lib/translation/source";

const U = Prisma.sql`u`;
/** Joins what the following expressions need besides `u`. */
export const RECORDED = joinRecording("update", U);
/** What an update says. */
export const TEXT_READ = wordsOf(U);
/** When it was written; a phone without a signal sends it later. */
export const WRITTEN_AT = Prisma.sql`COALESCE(u.captured_at, u.created_at)`;
/** Of `u`: by it a kept report tells that the text has changed since. */
export const VERSION = Prisma.sql`md5(${TEXT_READ})`;

/** When what is reported was written, or since when earlier ones came that no report has. */
export interface ReportedSpan extends Span {
  lateSince?: Date | undefined;
}

/** A folder with its updates in a span of time, and how far its work is. */
export interface FolderRow
  extends ReportFolderView, Pick<ReportedFolder, "isCompleted" | "completedSubtasks" | "totalSubtasks"> {
  /** Of its name. */
  language: string | null;
}

/** An update as a report reads it. */
export interface SelectedUpdate {
  id: string;
  taskId: string | null;
  at: Date;
  /** In the report's language where that translation is stored, else as it was written. */
  text: string;
  isTranslated: boolean;
  /** As it was written. */
  original: string;
  /** Of the original. */
  language: string | null;
  /** Whether its task or subtask is finished. */
  isOvertaken: boolean;
  version: string;
  author: string;
}

const T = Prisma.sql`t`;
const S = Prisma.sql`s`;

/**
 * The project's folders in their order, the updates without a task first; one statement. Their names are in the language `to` where
 * that translation is stored.
 */
export async function foldersIn(projectId: string, span: ReportedSpan, to: string): Promise<FolderRow[]> {
  return db().$queryRaw<FolderRow[]>(Prisma.sql`
    WITH counted AS (
      SELECT u.task_id, count(*)::int AS updates, sum(char_length(${TEXT_READ}))::int AS characters
      FROM updates u ${RECORDED} WHERE ${isIn(projectId, span)} GROUP BY u.task_id
    )
    SELECT ${UNORGANIZED} AS id, NULL AS name, NULL AS language, COALESCE(max(c.updates), 0) AS "updateCount",
           COALESCE(max(c.characters), 0) AS characters, false AS "isCompleted", 0 AS "completedSubtasks", 0 AS "totalSubtasks"
    FROM counted c WHERE c.task_id IS NULL
    UNION ALL (
      SELECT t.id::text, ${nameOf(T)}, ${nameLanguageOf(T)}, COALESCE(c.updates, 0), COALESCE(c.characters, 0), t.is_completed,
             (SELECT count(*)::int FROM subtasks s WHERE s.parent_task_id = t.id AND s.is_completed),
             (SELECT count(*)::int FROM subtasks s WHERE s.parent_task_id = t.id)
      FROM project_tasks t LEFT JOIN counted c ON c.task_id = t.id ${joinTranslation(to, T)} WHERE t.project_id = ${projectId}::uuid
      ORDER BY t.display_order, t.created_at, t.id)`);
}

/** The folders with these ids. Throws validation_failed when one is not the project's. */
export function selectFolders(folders: readonly FolderRow[], ids: readonly string[]): FolderRow[] {
  const known = new Set(folders.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throw invalid("folderSelection", "unknown");
  return folders.filter(({ id }) => ids.includes(id));
}

const nameOf = (row: Prisma.Sql) => Prisma.sql`COALESCE(translated.content, ${row}.name)`;
const nameLanguageOf = (row: Prisma.Sql) => Prisma.sql`COALESCE(translated.to_language, ${row}.language)`;

/** Which updates or items, and in which language their texts are read, where that translation is stored. */
interface Selection {
  projectId: string;
  folderIds: readonly string[];
  to: string;
}

export interface OpenItemRow extends Omit<ReportOpenItem, "folder"> {
  /** Its task; null: it is one. */
  taskId: string | null;
  /** Of its name. */
  language: string | null;
}

/** What is not finished in these folders: subtasks, and tasks without open ones; the first due first, at most `MOST_OPEN_ITEMS`. */
export async function openItemsOf({ projectId, folderIds, to }: Selection): Promise<OpenItemRow[]> {
  const isChosen = Prisma.sql`t.project_id = ${projectId}::uuid AND t.id = ANY (${taskIdsIn(folderIds)}::uuid[]) AND NOT t.is_completed`;
  return db().$queryRaw<OpenItemRow[]>(Prisma.sql`
    SELECT name, language, "taskId", due::text AS "dueDate" FROM (
      SELECT ${nameOf(S)} AS name, ${nameLanguageOf(S)} AS language, t.id AS "taskId", s.due_date AS due,
             t.display_order AS first, t.created_at AS second, s.display_order AS third, s.id
      FROM subtasks s JOIN project_tasks t ON t.id = s.parent_task_id ${joinTranslation(to, S)}
      WHERE ${isChosen} AND NOT s.is_completed
      UNION ALL
      SELECT ${nameOf(T)}, ${nameLanguageOf(T)}, NULL, t.due_date, t.display_order, t.created_at, 0, t.id
      FROM project_tasks t ${joinTranslation(to, T)}
      WHERE ${isChosen} AND NOT EXISTS (SELECT 1 FROM subtasks s WHERE s.parent_task_id = t.id AND NOT s.is_completed)
    ) item ORDER BY due NULLS LAST, first, second, third, id LIMIT ${MOST_OPEN_ITEMS}`);
}

function taskIdsIn(folderIds: readonly string[]): string[] {
  return folderIds.filter((id) => id !== UNORGANIZED);
}

/** The updates in these folders, oldest first; those in subtasks belong to the task's folder. */
export async function updatesOf(
  { projectId, folderIds, to }: Selection,
  span: ReportedSpan,
): Promise<SelectedUpdate[]> {
  const taskIds = taskIdsIn(folderIds);
  const isChosen = folderIds.includes(UNORGANIZED)
    ? Prisma.sql`(u.task_id IS NULL OR u.task_id = ANY (${taskIds}::uuid[]))`
    : Prisma.sql`u.task_id = ANY (${taskIds}::uuid[])`;
  return db().$queryRaw<SelectedUpdate[]>(Prisma.sql`
    SELECT u.id, u.task_id AS "taskId", ${WRITTEN_AT} AS at, ${translatedWords(U)} AS text,
           ${IS_TRANSLATED} AS "isTranslated", ${TEXT_READ} AS original,
           COALESCE(t.is_completed, false) OR COALESCE(s.is_completed, false) AS "isOvertaken", COALESCE(recording.language, u.language) AS language, ${VERSION} AS version, author.name AS author
    FROM updates u JOIN users author ON author.id = u.author_id ${RECORDED} ${joinTranslation(to, U, versionOf(U))} ${joinTyped(to, U)}
    LEFT JOIN project_tasks t ON t.id = u.task_id LEFT JOIN subtasks s ON s.id = u.subtask_id
    WHERE ${isIn(projectId, span)} AND ${isChosen} ORDER BY ${WRITTEN_AT}, u.id`);
}

function isIn(projectId: string, { from, until, lateSince }: ReportedSpan): Prisma.Sql {
  const isLate = Prisma.sql`u.created_at >= ${lateSince ?? null}::timestamptz`;
  const after = from ? Prisma.sql`AND (${WRITTEN_AT} >= ${from}::timestamptz OR ${isLate})` : Prisma.empty;
  const before = until ? Prisma.sql`AND ${WRITTEN_AT} < ${until}::timestamptz` : Prisma.empty;
  return Prisma.sql`u.project_id = ${projectId}::uuid AND u.withdrawn_at IS NULL ${after} ${before}`;
}
