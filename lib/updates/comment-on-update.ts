import type { CommentInput } from "./schema";
import { type CommentRow, type CommentView, toCommentView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { Prisma, transaction } from "@/lib/db";
import { record } from "@/lib/events/record";
import { newId } from "@/lib/new-id";

/**
 * Comments on an update that the actor sees (workspace.txt 7). Comment, log and event are one statement; the transaction
 * round it holds the standing that it rests on, so that nobody just removed comments after the fact.
 */
export async function commentOnUpdate(actor: Actor, input: CommentInput): Promise<CommentView> {
  return transaction(async (tx) => {
    const target = { updateId: input.id };
    const { update, project, taskId, subtaskId } = await authorize(actor, "update:comment", target);
    const comment = {
      id: newId(),
      updateId: update.id,
      authorId: actor.id,
      content: input.content,
      createdAt: new Date(),
      author: { name: actor.name },
    };
    const after = { taskId, subtaskId, authorId: update.authorId, updateId: update.id };
    const entity = { id: comment.id, projectId: project.id, after, details: { updateId: update.id } };
    await record(tx, { by: actor, type: "comment.posted", ...entity, change: insertComment(comment) });
    return toCommentView(comment);
  });
}

function insertComment({ id, updateId, authorId, content, createdAt }: CommentRow): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO comments (id, update_id, author_id, content, created_at)
    VALUES (${id}::uuid, ${updateId}::uuid, ${authorId}::uuid, ${content}, ${createdAt}::timestamptz)`;
}
