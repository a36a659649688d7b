import { emptyStoredAnswer } from "../posting/empty-stored-answer";
import type { Actor } from "@/lib/access/actor";
import { deleteFilesOf } from "@/lib/attachments/attachment";
import { enqueue } from "@/lib/events/jobs";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { NO_PHOTOS } from "@/lib/photos/view";
import { apiPaths } from "@/lib/shared/paths/api-paths";

/**
 * Removes a comment's text and photos; its row stays in its thread. For its author and owner level, also on a withdrawn update. If it is
 * withdrawn twice, the first time and person are kept.
 */
export async function withdrawComment(actor: Actor, { id }: { id: string }): Promise<void> {
  await whileAuthorized(actor, "comment:withdraw", { commentId: id }, async (scope) => {
    const { tx, comment, update, taskId, subtaskId, record } = scope;
    if (!(await lockUnlessWithdrawn(tx, comment.id))) return;
    const at = new Date();
    const path = apiPaths.comments(update.id);
    const request = { authorId: comment.authorId, path, id: comment.id, emptied: NO_PHOTOS };
    await emptyStoredAnswer(tx, request, { at, by: actor });
    await tx.translation.deleteMany({ where: { subjectId: comment.id } });
    if ((await tx.$executeRaw(deleteFilesOf({ commentId: comment.id }))) > 0)
      await enqueue(tx, "uploads.clean-up", {}, null);
    const place = { taskId, subtaskId, authorId: update.authorId, updateId: update.id };
    const details = { updateId: update.id, authorId: comment.authorId };
    const entity = { id: comment.id, before: place, after: place, details };
    const change = emptyComment(comment.id, actor, at);
    await record({ type: "comment.withdrawn", ...entity, change });
  });
}

/** False when the comment is withdrawn already. */
async function lockUnlessWithdrawn(tx: Tx, id: string): Promise<boolean> {
  const locked = await tx.$queryRaw<unknown[]>(Prisma.sql`
    SELECT 1 AS locked FROM comments WHERE id = ${id}::uuid AND withdrawn_at IS NULL FOR NO KEY UPDATE`);
  return locked.length === 1;
}

function emptyComment(id: string, by: Actor, at: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE comments SET content = '', language = NULL, withdrawn_at = ${at}::timestamptz, withdrawn_by = ${by.id}::uuid
    WHERE id = ${id}::uuid`;
}
