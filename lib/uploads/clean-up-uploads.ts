import { UNPOSTED_HOURS } from "./limits";
import { UNATTACHED_WHERE } from "@/lib/attachments/attachment";
import { blobs, sweepBlobs } from "@/lib/blob/blobs";
import { db } from "@/lib/kernel/db";

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 100;

/** Deletes uploads that nobody has posted for too long, and all bytes that nothing has any more. Safe to repeat. */
export async function cleanUpUploads(): Promise<void> {
  const old = new Date(Date.now() - UNPOSTED_HOURS * HOUR_MS);
  await db().upload.deleteMany({ where: { ...UNATTACHED_WHERE, createdAt: { lt: old } } });
  await deleteDiscarded();
  await sweepBlobs();
}

/** Deletes the bytes of every upload that was deleted, and of the parts of those that are complete. Safe to repeat. */
export async function deleteDiscarded(): Promise<void> {
  while (await deleteOldest());
}

/** Deletes the oldest discarded blobs; false when there are none. The rows go last: a failing store is asked once more. */
async function deleteOldest(): Promise<boolean> {
  const discarded = await db().discardedBlob.findMany({
    select: { blobKey: true },
    orderBy: { discardedAt: "asc" },
    take: BATCH,
  });
  if (discarded.length === 0) return false;
  const keys = discarded.map(({ blobKey }) => blobKey);
  await blobs.remove(keys);
  await db().discardedBlob.deleteMany({ where: { blobKey: { in: keys } } });
  return true;
}
