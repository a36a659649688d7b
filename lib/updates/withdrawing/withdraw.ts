import { emptyStoredAnswer } from "../posting/empty-stored-answer";
import type { Actor } from "@/lib/access/actor";
import { deleteFilesOf } from "@/lib/attachments/attachment";
import { enqueue } from "@/lib/events/jobs";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { NO_FILES } from "@/lib/files/kinds";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { NO_PHOTOS } from "@/lib/photos/view";

/**
 * Removes an update's text, revisions, files and translations, and what reports quote of it. Its row stays where it is, with the
 * comments on it. For its author and owner level. If it is withdrawn twice, the first time and person are kept.
 */
export async function withdrawUpdate(actor: Actor, { id }: { id: string }): Promise<void> {
  await whileAuthorized(actor, "update:withdraw", { updateId: id }, async (scope) => {
    const { tx, update, project, record } = scope;
    const place = await lockUpdate(tx, update.id);
    if (!place) return;
    await tx.$executeRaw(emptyQuotes(update.id, project.id));
    if (await removeTexts(tx, update.id)) await enqueue(tx, "uploads.delete-discarded", {}, null);
    const at = new Date();
    const { authorId } = update;
    await emptyStoredAnswer(tx, { ...update, field: "update", emptied: NO_FILES }, { at, by: actor });
    const placement = { before: { ...place, authorId }, after: { ...place, authorId } };
    const entity = { id: update.id, ...placement, details: { authorId } };
    const change = emptyUpdate(update.id, actor, at);
    await record({ type: "update.withdrawn", ...entity, change });
  });
}

/**
 * Removes a comment's text and photos; its row stays in its thread. For its author and owner level, also on a withdrawn update. If it is
 * withdrawn twice, the first time and person are kept.
 */
export async function withdrawComment(actor: Actor, { id }: { id: string }): Promise<void> {
  await whileAuthorized(actor, "comment:withdraw", { commentId: id }, async (scope) => {
    const { tx, comment, update, taskId, subtaskId, record } = scope;
    if (!(await lockComment(tx, comment.id))) return;
    const at = new Date();
    await emptyStoredAnswer(tx, { ...comment, field: "comment", emptied: NO_PHOTOS }, { at, by: actor });
    await tx.translation.deleteMany({ where: { subjectId: comment.id } });
    if ((await tx.$executeRaw(deleteFilesOf({ commentId: comment.id }))) > 0)
      await enqueue(tx, "uploads.delete-discarded", {}, null);
    const place = { taskId, subtaskId, authorId: update.authorId, updateId: update.id };
    const details = { updateId: update.id, authorId: comment.authorId };
    const entity = { id: comment.id, before: place, after: place, details };
    const change = emptyComment(comment.id, actor, at);
    await record({ type: "comment.withdrawn", ...entity, change });
  });
}

/** Where the update is, or null when it is withdrawn. FOR UPDATE: comments wait, which the reference locks FOR KEY SHARE. */
async function lockUpdate(tx: Tx, id: string) {
  const [place] = await tx.$queryRaw<{ taskId: string | null; subtaskId: string | null }[]>(Prisma.sql`
    SELECT task_id AS "taskId", subtask_id AS "subtaskId" FROM updates
    WHERE id = ${id}::uuid AND withdrawn_at IS NULL FOR UPDATE`);
  return place ?? null;
}

/** What reports quote of it where no service wrote them, each quote with its source's number, in the answers that are stored for making them, too. */
function emptyQuotes(id: string, projectId: string): Prisma.Sql {
  return Prisma.sql`
    WITH quoting AS (
      SELECT r.id, r.author_id, quote ->> 'text' || mark AS words, '“…”' || mark AS none, ARRAY['sections', '0', 'statements', (at - 1)::text, 'text'] AS place
      FROM reports r, jsonb_array_elements(r.body -> 'sources') source,
           jsonb_array_elements(r.body #> '{sections,0,statements}') WITH ORDINALITY AS said (quote, at),
           concat(' [', source ->> 'number', ']') mark
      WHERE r.project_id = ${projectId}::uuid AND r.body #>> '{sections,0,section}' = 'quoted'
        AND source ->> 'updateId' = ${id} AND quote -> 'sources' @> (source -> 'number')
      ORDER BY r.id FOR NO KEY UPDATE OF r),
    answers AS (
      UPDATE idempotency_keys SET answer = jsonb_set(answer::jsonb, '{report}', to_jsonb(replace(answer ->> 'report', words, none)))::json
      FROM quoting WHERE user_id = author_id AND method = 'POST' AND answer ->> 'id' = quoting.id::text)
    UPDATE reports r SET content = replace(content, words, none), body = jsonb_set(body, place, '"“…”"')
    FROM quoting WHERE r.id = quoting.id`;
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

/** False when the comment is withdrawn already. */
async function lockComment(tx: Tx, id: string): Promise<boolean> {
  const locked = await tx.$queryRaw<unknown[]>(Prisma.sql`
    SELECT 1 AS locked FROM comments WHERE id = ${id}::uuid AND withdrawn_at IS NULL FOR NO KEY UPDATE`);
  return locked.length === 1;
}

function emptyComment(id: string, by: Actor, at: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE comments SET content = '', language = NULL, withdrawn_at = ${at}::timestamptz, withdrawn_by = ${by.id}::uuid
    WHERE id = ${id}::uuid`;
}
