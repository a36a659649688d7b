import type { CommentView, UpdateView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { atLeast, type Level } from "@/lib/access/policy";
import { memberSees } from "@/lib/access/sight";
import { db, Prisma } from "@/lib/db";

const UPDATE = {
  task: Prisma.sql`u.task_id`,
  subtask: Prisma.sql`u.subtask_id`,
  author: Prisma.sql`u.author_id`,
};

interface UpdateRow extends Omit<
  UpdateView,
  "author" | "authorRole" | "createdAt" | "editedAt" | "comments"
> {
  createdAt: Date;
  editedAt: Date | null;
  authorName: string;
  byManager: boolean;
  comments: (Omit<CommentView, "author"> & { authorName: string })[] | null;
}

interface UpdateRowsInput {
  includeComments: boolean;
  limit: number;
}

/** The updates that the actor can see, newest first, with their comments, in one statement. `filter` is a condition on `u`. */
export async function updateRows(
  actor: Actor,
  level: Level,
  filter: Prisma.Sql,
  { includeComments, limit }: UpdateRowsInput,
): Promise<UpdateView[]> {
  const seen = atLeast(level, "manager") ? Prisma.sql`true` : memberSees(actor.id, UPDATE);
  const rows = await db().$queryRaw<UpdateRow[]>(Prisma.sql`
    SELECT u.id, u.project_id AS "projectId", u.task_id AS "taskId", u.subtask_id AS "subtaskId", u.author_id AS "authorId",
           u.content, u.audio_url AS "audioUrl", u.transcript, u.language, u.created_at AS "createdAt",
           u.edited_at AS "editedAt", u.seq, author.name AS "authorName",
           (b.owner_id = u.author_id OR EXISTS (
              SELECT 1 FROM business_admins a
              WHERE a.business_id = b.id AND a.user_id = u.author_id AND a.accepted_at IS NOT NULL)) AS "byManager",
           ${includeComments ? COMMENTS : Prisma.sql`NULL`} AS comments
    FROM updates u
    JOIN users author ON author.id = u.author_id
    JOIN projects p ON p.id = u.project_id
    JOIN businesses b ON b.id = p.business_id
    WHERE ${filter} AND ${seen}
    ORDER BY u.created_at DESC, u.id DESC LIMIT ${limit}`);
  return rows.map(toView);
}

/** Oldest first. */
const COMMENTS = Prisma.sql`COALESCE((
  SELECT json_agg(json_build_object(
           'id', c.id, 'updateId', c.update_id, 'authorId', c.author_id, 'content', c.content,
           'createdAt', c.created_at, 'authorName', commenter.name) ORDER BY c.created_at, c.id)
  FROM comments c JOIN users commenter ON commenter.id = c.author_id
  WHERE c.update_id = u.id), '[]')`;

function toView({ authorName, byManager, comments, ...row }: UpdateRow): UpdateView {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    author: { name: authorName },
    authorRole: byManager ? "owner" : "worker",
    ...(comments && { comments: comments.map(toCommentView) }),
  };
}

function toCommentView({ authorName, ...comment }: NonNullable<UpdateRow["comments"]>[number]): CommentView {
  return {
    ...comment,
    createdAt: new Date(comment.createdAt).toISOString(),
    author: { name: authorName },
  };
}
