import { partKeys } from "./own-upload";
import type { UploadKind } from "./upload-kind";
import type { Actor } from "@/lib/access/actor";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";

/**
 * Marks an upload complete whose bytes are stored, unless it is already, and keeps what its kind keeps. `contentType` is what the
 * bytes are. Returns its address.
 */
export async function finishUpload<Measured, Address extends object>(
  actor: Actor,
  { insert, address }: Pick<UploadKind<Measured, Address>, "insert" | "address">,
  { id, contentType }: { id: string; contentType: string },
  measured: Measured,
): Promise<Address> {
  await transaction(async (tx) => {
    const [finished] = await tx.$queryRaw<{ blobKey: string; size: number; inParts: boolean }[]>(Prisma.sql`
      WITH finished AS (
        UPDATE uploads SET state = 'complete', completed_at = now(), content_type = ${contentType}
        WHERE id = ${id}::uuid AND user_id = ${actor.id}::uuid AND state = 'receiving'
        RETURNING id, blob_key, size, received_parts),
      kept AS (${insert(measured, contentType)})
      SELECT blob_key AS "blobKey", size, received_parts <> '{}' AS "inParts" FROM finished`);
    if (!finished) return;
    if (finished.inParts) await discard(tx, partKeys(finished));
    await record(tx, { by: actor, type: "upload.completed", id });
  });
  return address(id);
}

/** Notes blobs that a job then deletes. */
async function discard(tx: Tx, blobKeys: string[]): Promise<void> {
  await tx.discardedBlob.createMany({ data: blobKeys.map((blobKey) => ({ blobKey })), skipDuplicates: true });
  await enqueue(tx, "uploads.clean-up", {}, null);
}
