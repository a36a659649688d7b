import { isShownApart } from "../posting/captured-at-for-view";
import type { CommentInput } from "../schema";
import { type CommentRow, type CommentView, toCommentView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { authorize, preauthorize, type UpdateScope } from "@/lib/access/authorize";
import { roleOf } from "@/lib/access/policy";
import { standingIsValid } from "@/lib/access/standing-is-valid";
import { isAiConfigured } from "@/lib/ai/client";
import { record } from "@/lib/events/record";
import { db, Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { languageToStore } from "@/lib/language/stored-language";
import { attachPhotos } from "@/lib/photos/attach/attach-photos";
import { type AppError, conflict } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/** `asks` of one that is a question. */
type NewComment = CommentInput & { asks?: true };

/**
 * Comments on an update that the actor sees. Comment, log and event are one statement, which also locks the row that grants
 * the actor's standing, and the update: someone just removed cannot comment, and nobody can comment on an update that was just
 * withdrawn. It needs a transaction only if it has photos, or if a job translates it. Throws conflict for a withdrawn update.
 */
export async function commentOnUpdate(actor: Actor, input: NewComment): Promise<CommentView> {
  const scope = await preauthorize(actor, "update:comment", { updateId: input.id });
  const { update, project, business, taskId, subtaskId } = scope;
  const comment = newComment(actor, update.id, input);
  const after = { taskId, subtaskId, authorId: update.authorId, updateId: update.id };
  const entity = { id: comment.id, projectId: project.id, after, details: { updateId: update.id } };
  const statement = { change: insertComment(comment), onlyIf: mayComment(actor, scope) };
  const post = async (tx: Tx) => {
    // First: the event holds the project's row until the commit.
    const { photos } = await attachPhotos(tx, actor, { holder: { commentId: comment.id }, business }, input);
    await translateSoon(
      { tx, actor, business },
      { type: "comment", id: comment.id, texts: [comment.content] },
    );
    const seq = await record(tx, { by: actor, type: "comment.posted", ...entity, ...statement });
    if (seq === null) throw await refusal(actor, update.id);
    return photos;
  };
  const isMore = isAiConfigured() || Boolean(input.photoIds?.length);
  const photos = await (isMore ? transaction(post) : post(db()));
  return toCommentView(comment, roleOf(scope.standing), photos);
}

/** Why a comment could not be posted that was permitted a moment ago. */
async function refusal(actor: Actor, updateId: string): Promise<AppError> {
  const { withdrawnAt } = await db().update.findUniqueOrThrow({ where: { id: updateId }, select: WITHDRAWN });
  if (withdrawnAt) return conflict("updateWithdrawn");
  // The actor was removed since, or is no longer an admin but still a member: read what was loaded with the caller once more.
  await transaction(() => authorize(actor, "update:comment", { updateId }));
  return conflict("busy");
}

/** Locks in the order of lock-order.ts. KEY SHARE waits for a withdrawal alone, which locks the update FOR UPDATE. */
function mayComment(actor: Actor, scope: UpdateScope): Prisma.Sql {
  return Prisma.sql`${standingIsValid(actor, scope)} AND EXISTS (
    SELECT 1 FROM updates WHERE id = ${scope.update.id}::uuid AND withdrawn_at IS NULL FOR KEY SHARE)`;
}

const WITHDRAWN = { withdrawnAt: true } as const;

function newComment({ id: authorId, name, reads }: Actor, updateId: string, input: NewComment): CommentRow {
  const { content: written, asks = false } = input;
  const content = written ?? "";
  const createdAt = new Date();
  const capturedAt = isShownApart(input.capturedAt, createdAt) ? input.capturedAt : null;
  const language = languageToStore([content], reads);
  const comment = { id: newId(), updateId, authorId, content, language, capturedAt, createdAt, asks };
  return { ...comment, author: { name }, withdrawnAt: null, withdrawer: null };
}

function insertComment(comment: CommentRow): Prisma.Sql {
  const { id, updateId, authorId, content, language, capturedAt, createdAt, asks } = comment;
  return Prisma.sql`
    INSERT INTO comments (id, update_id, author_id, content, language, captured_at, created_at, asks)
    SELECT ${id}::uuid, ${updateId}::uuid, ${authorId}::uuid, ${content}, ${language}, ${capturedAt}::timestamptz, ${createdAt}::timestamptz, ${asks}::boolean FROM bumped`;
}
