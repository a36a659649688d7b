import { CAPTURE_SHOWN_MS, COMMENTS_SHOWN } from "./limits";
import { authorRoleOf, type CommentView, type UpdateView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { atLeast, type Level, type ProjectRole } from "@/lib/access/policy";
import { rolesIn } from "@/lib/access/project-roles";
import { memberSees } from "@/lib/access/sight";
import { db, Prisma } from "@/lib/db";
import {
  joinCommentTranslation,
  joinUpdateTranslation,
  placeNameIn,
  TRANSLATION,
} from "@/lib/translation/source";
import { type StoredTranslation, toTranslationView } from "@/lib/translation/view";

const UPDATE = {
  task: Prisma.sql`u.task_id`,
  subtask: Prisma.sql`u.subtask_id`,
  author: Prisma.sql`u.author_id`,
};

/** What the statement reads, as JSON: its times are strings. */
interface UpdatePage {
  updates: (Omit<
    UpdateView,
    "author" | "authorRole" | "withdrawnBy" | "comments" | "commentCount" | "translation"
  > & {
    translation: StoredTranslation | null;
    authorName: string;
    withdrawerName: string | null;
    role: ProjectRole;
  })[];
  counts: { updateId: string; n: number }[] | null;
  comments:
    | (Omit<CommentView, "author" | "withdrawnBy" | "translation"> & {
        translation: StoredTranslation | null;
        authorName: string;
        withdrawerName: string | null;
        role: ProjectRole;
      })[]
    | null;
}

interface UpdateRowsInput {
  includeComments: boolean;
  limit: number;
}

/**
 * The updates that the actor can see, newest first, with their newest comments, in one statement. `filter` is a condition on `u`.
 * Rows are read as JSON lists: for a hundred updates that is half the work of reading columns.
 */
export async function updateRows(
  actor: Actor,
  level: Level,
  filter: Prisma.Sql,
  { includeComments, limit }: UpdateRowsInput,
): Promise<UpdateView[]> {
  const seen = atLeast(level, "manager") ? Prisma.sql`true` : memberSees(actor.id, UPDATE);
  const [page] = await db().$queryRaw<UpdatePage[]>(Prisma.sql`
    WITH page AS MATERIALIZED (
      SELECT u.* FROM updates u WHERE ${filter} AND ${seen} ORDER BY u.created_at DESC, u.id DESC LIMIT ${limit}
    ), roles AS MATERIALIZED (${rolesIn(Prisma.sql`SELECT project_id FROM page`)})
    SELECT COALESCE((SELECT json_agg(item) FROM (${updatesFor(actor)}) item), '[]') AS updates,
           ${listIf(includeComments, COUNTS)} AS counts, ${listIf(includeComments, commentsFor(actor.reads))} AS comments`);
  if (!page) return [];
  const counts = new Map(page.counts?.map(({ updateId, n }) => [updateId, n]));
  const byUpdate = Map.groupBy(page.comments ?? [], (comment) => comment.updateId);
  return page.updates.map((row) => ({
    ...toView(row),
    ...(includeComments && {
      comments: (byUpdate.get(row.id) ?? []).map(toCommentView),
      commentCount: counts.get(row.id) ?? 0,
    }),
  }));
}

function listIf(wanted: boolean, rows: Prisma.Sql): Prisma.Sql {
  return wanted ? Prisma.sql`(SELECT json_agg(item) FROM (${rows}) item)` : Prisma.sql`NULL`;
}

const updatesFor = ({ id: actorId, reads }: Actor) => Prisma.sql`
  SELECT u.id, u.project_id AS "projectId", u.task_id AS "taskId", u.subtask_id AS "subtaskId", u.author_id AS "authorId",
         u.content, u.audio_url AS "audioUrl", u.audio_state AS "audioState", u.transcript, u.language,
         recording.duration_ms AS "audioDurationMs", NULLIF(recording.peaks, '{}') AS "audioPeaks",
         u.created_at AS "createdAt", CASE WHEN abs(extract(epoch FROM u.created_at - u.captured_at)) > ${CAPTURE_SHOWN_MS / 1000}
              THEN u.captured_at END AS "capturedAt",
         u.edited_at AS "editedAt", u.withdrawn_at AS "withdrawnAt", u.seq, author.name AS "authorName",
         COALESCE(roles.role, 'former') AS role, withdrawer.name AS "withdrawerName",
         task.name AS "taskName", subtask.name AS "subtaskName", ${placeNameIn(reads)} AS "translatedPlace",
         u.author_id <> ${actorId}::uuid AND u.withdrawn_at IS NULL AND moved.update_id IS NULL
           AND u.arrived_seq > GREATEST(viewed.since_seq, opened.seq, 0) AS "isNew", ${TRANSLATION} AS translation
  FROM page u JOIN users author ON author.id = u.author_id
  LEFT JOIN roles ON roles.project_id = u.project_id AND roles.user_id = u.author_id
  LEFT JOIN users withdrawer ON withdrawer.id = u.withdrawn_by
  LEFT JOIN uploads recording ON recording.update_id = u.id
  LEFT JOIN project_tasks task ON task.id = u.task_id LEFT JOIN subtasks subtask ON subtask.id = u.subtask_id
  LEFT JOIN project_views viewed ON viewed.user_id = ${actorId}::uuid AND viewed.project_id = u.project_id
  LEFT JOIN place_views opened ON opened.user_id = viewed.user_id AND opened.project_id = u.project_id
    AND opened.place_id = COALESCE(u.subtask_id, u.task_id, u.project_id)
  ${joinUpdateTranslation(reads)}
  LEFT JOIN moved_views moved ON moved.user_id = viewed.user_id AND moved.project_id = u.project_id AND moved.update_id = u.id
  ORDER BY u.created_at DESC, u.id DESC`;

/** ARRAY(…) makes the planner look comments up by index instead of scanning them all. */
const COUNTS = Prisma.sql`
  SELECT c.update_id AS "updateId", count(*)::int AS n FROM comments c
  WHERE c.update_id = ANY (ARRAY(SELECT id FROM page)) GROUP BY c.update_id`;

/** The newest comments of each update, oldest first. LATERAL with LIMIT: a long thread costs no more than its newest comments. */
const commentsFor = (reads: string) => Prisma.sql`
  SELECT c.id, c.update_id AS "updateId", c.author_id AS "authorId", c.content, c.language, ${TRANSLATION} AS translation, c.created_at AS "createdAt",
         c.withdrawn_at AS "withdrawnAt", commenter.name AS "authorName", COALESCE(roles.role, 'former') AS role,
         withdrawer.name AS "withdrawerName"
  FROM page u
  CROSS JOIN LATERAL (
    SELECT * FROM comments WHERE update_id = u.id ORDER BY created_at DESC, id DESC LIMIT ${COMMENTS_SHOWN}
  ) c
  JOIN users commenter ON commenter.id = c.author_id
  LEFT JOIN roles ON roles.project_id = u.project_id AND roles.user_id = c.author_id
  LEFT JOIN users withdrawer ON withdrawer.id = c.withdrawn_by ${joinCommentTranslation(reads)}
  ORDER BY c.created_at, c.id`;

function toView({
  authorName,
  role,
  withdrawerName,
  createdAt,
  capturedAt,
  editedAt,
  withdrawnAt,
  translation,
  ...row
}: UpdatePage["updates"][number]): UpdateView {
  return {
    ...row,
    ...(translation && { translation: toTranslationView(translation) }),
    createdAt: toIso(createdAt),
    capturedAt: capturedAt === null ? null : toIso(capturedAt),
    editedAt: editedAt === null ? null : toIso(editedAt),
    ...withdrawal(withdrawnAt, withdrawerName),
    author: { name: authorName, role },
    authorRole: authorRoleOf(role),
  };
}

function toCommentView({
  authorName,
  role,
  withdrawerName,
  createdAt,
  withdrawnAt,
  translation,
  ...comment
}: NonNullable<UpdatePage["comments"]>[number]): CommentView {
  const written = { createdAt: toIso(createdAt), author: { name: authorName, role } };
  const translated = translation && { translation: toTranslationView(translation) };
  return { ...comment, ...translated, ...written, ...withdrawal(withdrawnAt, withdrawerName) };
}

function withdrawal(at: string | null, name: string | null): Pick<UpdateView, "withdrawnAt" | "withdrawnBy"> {
  return { withdrawnAt: at === null ? null : toIso(at), withdrawnBy: name === null ? null : { name } };
}

function toIso(time: string): string {
  return new Date(time).toISOString();
}
