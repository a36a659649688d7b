import { ownUpload, partKeys } from "./own-upload";
import type { Actor } from "@/lib/access/actor";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { db, Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/**
 * Marks an upload complete whose bytes are stored, unless it is already, and runs the statement that keeps what its kind keeps.
 * Throws not_found for one that was deleted.
 */
export async function finishUpload(
  actor: Actor,
  { id, contentType, keep }: { id: string; contentType: string; keep: Prisma.Sql },
): Promise<void> {
  await transaction(async (tx) => {
    const [finished] = await tx.$queryRaw<{ blobKey: string; size: number; inParts: boolean }[]>(Prisma.sql`
      WITH finished AS (
        UPDATE uploads SET state = 'complete', completed_at = now(), content_type = ${contentType}
        WHERE id = ${id}::uuid AND user_id = ${actor.id}::uuid AND state = 'receiving'
        RETURNING id, blob_key, size, received_parts),
      kept AS (${keep})
      SELECT blob_key AS "blobKey", size, received_parts <> '{}' AS "inParts" FROM finished`);
    if (!finished) return void (await ownUpload(actor, id));
    if (finished.inParts) await discard(tx, partKeys(finished));
    await record(tx, { by: actor, type: "upload.completed", id });
  });
}

/**
 * For bytes that are stored, or may be: when their upload was deleted meanwhile, nobody else would delete them. Discards them then,
 * and throws not_found.
 */
export async function assertStillThere(id: string, blobKeys: string[]): Promise<void> {
  if ((await db().upload.count({ where: { id } })) > 0) return;
  await transaction((tx) => discard(tx, blobKeys));
  throw notFound();
}

/** Notes blobs that a job then deletes. */
export async function discard(tx: Tx, blobKeys: string[]): Promise<void> {
  await tx.discardedBlob.createMany({ data: blobKeys.map((blobKey) => ({ blobKey })), skipDuplicates: true });
  await enqueue(tx, "uploads.delete-discarded", {}, null);
}
