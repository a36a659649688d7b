import type { Span } from "./days";
import { UNORGANIZED } from "./limits";
import type { ReportedFolder, ReportFolderView } from "./view";
import { joinRecording } from "@/lib/attachments/attachment";
import { db, Prisma } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";
import { languageOf } from "@/lib/translation/source";

const U = Prisma.sql`u`;
/** Joins what the following expressions need besides `u`. */
export const RECORDED = joinRecording("update", U);
/** What an update says: a recording, what was heard in it. */
export const TEXT_READ = Prisma.sql`COALESCE(recording.transcript, u.content)`;
/** When it was written; a phone without a signal sends it later. */
export const WRITTEN_AT = Prisma.sql`COALESCE(u.captured_at, u.created_at)`;
/** Of `u`: by it a kept report tells that the text has changed since. */
export const VERSION = Prisma.sql`md5(${TEXT_READ})`;

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
  text: string;
  language: string | null;
  version: string;
  author: string;
}

/** The project's folders in their order, the updates without a task first; one statement. */
export async function foldersIn(projectId: string, span: Span): Promise<FolderRow[]> {
  return db().$queryRaw<FolderRow[]>(Prisma.sql`
    WITH counted AS (
      SELECT u.task_id, count(*)::int AS updates, sum(char_length(${TEXT_READ}))::int AS characters
      FROM updates u ${RECORDED} WHERE ${isIn(projectId, span)} GROUP BY u.task_id
    )
    SELECT ${UNORGANIZED} AS id, NULL AS name, NULL AS language, COALESCE(max(c.updates), 0) AS "updateCount",
           COALESCE(max(c.characters), 0) AS characters, false AS "isCompleted", 0 AS "completedSubtasks", 0 AS "totalSubtasks"
    FROM counted c WHERE c.task_id IS NULL
    UNION ALL (
      SELECT t.id::text, t.name, t.language, COALESCE(c.updates, 0), COALESCE(c.characters, 0), t.is_completed,
             (SELECT count(*)::int FROM subtasks s WHERE s.parent_task_id = t.id AND s.is_completed),
             (SELECT count(*)::int FROM subtasks s WHERE s.parent_task_id = t.id)
      FROM project_tasks t LEFT JOIN counted c ON c.task_id = t.id WHERE t.project_id = ${projectId}::uuid
      ORDER BY t.display_order, t.created_at, t.id)`);
}

/** The folders with these ids. Throws validation_failed when one is not the project's. */
export function selectFolders(folders: readonly FolderRow[], ids: readonly string[]): FolderRow[] {
  const known = new Set(folders.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throw invalid("folderSelection", "unknown");
  return folders.filter(({ id }) => ids.includes(id));
}

/** The updates in these folders, oldest first; those in subtasks belong to the task's folder. */
export async function updatesOf(
  projectId: string,
  folderIds: readonly string[],
  span: Span,
): Promise<SelectedUpdate[]> {
  const taskIds = folderIds.filter((id) => id !== UNORGANIZED);
  const isChosen = folderIds.includes(UNORGANIZED)
    ? Prisma.sql`(u.task_id IS NULL OR u.task_id = ANY (${taskIds}::uuid[]))`
    : Prisma.sql`u.task_id = ANY (${taskIds}::uuid[])`;
  return db().$queryRaw<SelectedUpdate[]>(Prisma.sql`
    SELECT u.id, u.task_id AS "taskId", ${WRITTEN_AT} AS at, ${TEXT_READ} AS text, ${languageOf(U)} AS language, ${VERSION} AS version, author.name AS author
    FROM updates u JOIN users author ON author.id = u.author_id ${RECORDED}
    WHERE ${isIn(projectId, span)} AND ${isChosen} ORDER BY ${WRITTEN_AT}, u.id`);
}

function isIn(projectId: string, { from, until }: Span): Prisma.Sql {
  const after = from ? Prisma.sql`AND ${WRITTEN_AT} >= ${from}::timestamptz` : Prisma.empty;
  const before = until ? Prisma.sql`AND ${WRITTEN_AT} < ${until}::timestamptz` : Prisma.empty;
  return Prisma.sql`u.project_id = ${projectId}::uuid AND u.withdrawn_at IS NULL ${after} ${before}`;
}
