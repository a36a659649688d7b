import { createReadStream } from "node:fs";
import { assertStillThere, discard } from "./finish-upload";
import { ownUpload, partKeys, partSize } from "./own-upload";
import type { Actor } from "@/lib/access/actor";
import { blobs } from "@/lib/blob/blobs";
import { db, Prisma, transaction } from "@/lib/kernel/db";
import type { IncomingFile } from "@/lib/kernel/incoming-files";
import { AppError, invalid, orNotFound } from "@/lib/shared/errors";

/**
 * Keeps one part of an upload; sent twice, the later one counts. Whether the parts fit together is found out when the upload is
 * completed. Throws not_found for another's upload and for a part that it does not have, too_large for one with more bytes than the
 * announced size leaves for it: that size is what counts against `MAX_UNPOSTED`.
 */
export async function putPart(
  actor: Actor,
  { id, n, file }: { id: string; n: number; file: IncomingFile },
): Promise<void> {
  const upload = await ownUpload(actor, id);
  const key = orNotFound(partKeys(upload)[n]);
  if (file.size === 0) throw invalid("", "required");
  if (file.size > partSize(upload, n)) throw new AppError("too_large");
  if (upload.state === "complete") return;
  await blobs.put(key, createReadStream(file.path)).catch(async (error: unknown) => {
    // The store may have it all the same.
    await assertStillThere(id, [key]);
    throw error;
  });
  // Completed or gone by now: nobody would delete the part any more.
  if (!(await noteReceived(upload.id, n))) await transaction((tx) => discard(tx, [key]));
}

async function noteReceived(id: string, n: number): Promise<boolean> {
  const noted = await db().$executeRaw(Prisma.sql`
    UPDATE uploads
    SET received_parts = array_append(array_remove(received_parts, ${n}::int), ${n}::int), received_at = now()
    WHERE id = ${id}::uuid AND state = 'receiving'`);
  return noted === 1;
}
