import { emptyStoredAnswer } from "../posting/empty-stored-answer";
import type { Actor } from "@/lib/access/actor";
import { deleteFilesOf } from "@/lib/attachments/attachment";
import { enqueue } from "@/lib/events/jobs";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { NO_FILES } from "@/lib/files/kinds";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { apiPaths } from "@/lib/shared/paths/api-paths";

/**
 * Removes an update's text, revisions, files and translations. Its row stays where it is, with the comments on it. For its
 * author and owner level. If it is withdrawn twice, the first time and person are kept.
 */
export async function withdrawUpdate(actor: Actor, { id }: { id: string }): Promise<void> {
  await whileAuthorized(actor, "update:withdraw", { updateId: id }, async (scope) => {
    const { tx, update, project, record } = scope;
    const place = await lockUnlessWithdrawn(tx, update.id);
    if (!place) return;
    if (await removeTexts(tx, update.id)) await enqueue(tx, "uploads.clean-up", {}, null);
    const at = new Date();
    const request = {
      authorId: update.authorId,
      path: apiPaths.updates(project.id),
      id: update.id,
      emptied: NO_FILES,
    };
    await emptyStoredAnswer(tx, request, { at, by: actor });
    const { authorId } = update;
    const placement = { before: { ...place, authorId }, after: { ...place, authorId } };
    const entity = { id: update.id, ...placement, details: { authorId } };
    const change = emptyUpdate(update.id, actor, at);
    await record({ type: "update.withdrawn", ...entity, change });
  });
}

/** Where the update is, or null when it is withdrawn. FOR UPDATE: comments wait, which the reference locks FOR KEY SHARE. */
async function lockUnlessWithdrawn(tx: Tx, id: string) {
  const [place] = await tx.$queryRaw<{ taskId: string | null; subtaskId: string | null }[]>(Prisma.sql`
    SELECT task_id AS "taskId", subtask_id AS "subtaskId" FROM updates
    WHERE id = ${id}::uuid AND withdrawn_at IS NULL FOR UPDATE`);
  return place ?? null;
}

/** Whatever else holds the update's words. Returns whether there was a file among them, whose bytes a job then deletes. */
async function removeTexts(tx: Tx, id: string): Promise<boolean> {
  const files = await tx.$executeRaw(Prisma.sql`
    WITH revisions AS (DELETE FROM update_revisions WHERE update_id = ${id}::uuid),
    translated AS (DELETE FROM translations WHERE update_id = ${id}::uuid)
    ${deleteFilesOf({ updateId: id })}`);
  return files > 0;
}

function emptyUpdate(id: string, by: Actor, at: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE updates SET content = '', language = NULL, recording_ms = NULL, edited_at = NULL, withdrawn_at = ${at}::timestamptz, withdrawn_by = ${by.id}::uuid
    WHERE id = ${id}::uuid`;
}
