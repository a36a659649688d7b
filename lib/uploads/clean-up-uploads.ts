import { UNPOSTED_DAYS } from "./limits";
import { UNATTACHED_WHERE } from "@/lib/attachments/attachment";
import { blobs, sweepBlobs } from "@/lib/blob/blobs";
import { db } from "@/lib/kernel/db";

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Deletes uploads that nobody has posted, and of which nothing has come for too long, and all bytes that nothing has any more. Safe to repeat. Throws for what the
 * store does not delete.
 */
export async function cleanUpUploads(): Promise<void> {
  const old = new Date(Date.now() - UNPOSTED_DAYS * DAY_MS);
  await db().upload.deleteMany({ where: { ...UNATTACHED_WHERE, receivedAt: { lt: old } } });
  await sweepBlobs();
  const kept = await deleteDiscarded();
  if (kept > 0) throw new Error(`The file store did not delete ${kept} files`);
}

/**
 * Deletes the bytes of every upload that was deleted, and of the parts of those that are complete. What the store does not delete
 * holds up nothing else; returns how many, whose rows stay for the next try. Safe to repeat.
 */
export async function deleteDiscarded(): Promise<number> {
  let kept = 0;
  for (let keys = await oldest(kept); keys.length > 0; keys = await oldest(kept)) {
    const refused = await blobs.remove(keys);
    await db().discardedBlob.deleteMany({ where: { blobKey: { in: keys, notIn: refused } } });
    kept += refused.length;
  }
  return kept;
}

/** The keys of the oldest discarded blobs but for so many, which stay the oldest. */
async function oldest(skip: number): Promise<string[]> {
  const discarded = await db().discardedBlob.findMany({
    select: { blobKey: true },
    orderBy: [{ discardedAt: "asc" }, { blobKey: "asc" }],
    skip,
    take: BATCH,
  });
  return discarded.map(({ blobKey }) => blobKey);
}
