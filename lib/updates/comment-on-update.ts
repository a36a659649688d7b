import type { CommentInput } from "./schema";
import { commentSelect, type CommentView, toCommentView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { transaction } from "@/lib/db";
import { record } from "@/lib/events/record";

/** Comments on an update that the actor sees (workspace.txt 7). */
export async function commentOnUpdate(actor: Actor, input: CommentInput): Promise<CommentView> {
  return transaction(async (tx) => {
    const { update, project, taskId, subtaskId } = await authorize(actor, "update:comment", {
      updateId: input.id,
    });
    const data = { updateId: update.id, authorId: actor.id, content: input.content };
    const comment = await tx.comment.create({ data, select: commentSelect });
    const place = { taskId, subtaskId, authorId: update.authorId };
    await record(
      tx,
      actor,
      "comment.posted",
      { type: "comment", id: comment.id, projectId: project.id, after: place },
      { updateId: update.id },
    );
    return toCommentView(comment);
  });
}
