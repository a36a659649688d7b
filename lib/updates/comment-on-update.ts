import type { CommentInput } from "./schema";
import { type CommentRow, type CommentView, toCommentView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize, type UpdateScope } from "@/lib/access/authorize";
import { roleOf } from "@/lib/access/policy";
import { stillHolds } from "@/lib/access/still-holds";
import { db, Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { newId } from "@/lib/new-id";
import { translateSoon } from "@/lib/translation/translate-soon";
import { languagesOf } from "@/lib/language/languages-of";

/**
 * Comments on an update that the actor sees (workspace.txt 7). Comment, log and event are one statement, which also locks the
 * row that grants the actor's standing, and the update: someone just removed cannot comment, nor anyone on an update that was
 * just withdrawn, and no transaction is needed. Throws conflict for a withdrawn update.
 */
export async function commentOnUpdate(actor: Actor, input: CommentInput): Promise<CommentView> {
  const target = { updateId: input.id };
  const scope = await authorize(actor, "update:comment", target);
  const { update, project, taskId, subtaskId } = scope;
  const comment = newComment(actor, update.id, input.content);
  const after = { taskId, subtaskId, authorId: update.authorId, updateId: update.id };
  const entity = { id: comment.id, projectId: project.id, after, details: { updateId: update.id } };
  const statement = { change: insertComment(comment), onlyIf: mayComment(actor, scope) };
  const seq = await record(db(), { by: actor, type: "comment.posted", ...entity, ...statement });
  if (seq === null) {
    const { withdrawnAt } = await db().update.findUniqueOrThrow({
      where: { id: update.id },
      select: WITHDRAWN,
    });
    if (withdrawnAt) throw new AppError("conflict", { key: "updateWithdrawn" });
    // The actor was removed since, or is no longer an admin but still a member.
    await authorize(actor, "update:comment", target);
    throw new AppError("conflict", { key: "busy" });
  }
  await translateSoon(db(), { type: "comment", id: comment.id, texts: [comment.content] });
  return toCommentView(comment, roleOf(scope.standing));
}

/** Locks in the order of lock-order.ts. KEY SHARE waits for a withdrawal alone, which locks the update FOR UPDATE. */
function mayComment(actor: Actor, scope: UpdateScope): Prisma.Sql {
  return Prisma.sql`${stillHolds(actor, scope)} AND EXISTS (
    SELECT 1 FROM updates WHERE id = ${scope.update.id}::uuid AND withdrawn_at IS NULL FOR KEY SHARE)`;
}

const WITHDRAWN = { withdrawnAt: true } as const;

function newComment({ id: authorId, name }: Actor, updateId: string, content: string): CommentRow {
  return {
    id: newId(),
    updateId,
    authorId,
    content,
    language: languagesOf(content)[0] ?? null,
    createdAt: new Date(),
    author: { name },
    withdrawnAt: null,
    withdrawer: null,
  };
}

function insertComment({ id, updateId, authorId, content, language, createdAt }: CommentRow): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO comments (id, update_id, author_id, content, language, created_at)
    SELECT ${id}::uuid, ${updateId}::uuid, ${authorId}::uuid, ${content}, ${language}, ${createdAt}::timestamptz FROM bumped`;
}
