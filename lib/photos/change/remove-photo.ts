import { lockPhotoPlace } from "./photo-place";
import type { Actor } from "@/lib/access/actor";
import { attachedTo, type PhotoHolder } from "@/lib/attachments/attachment";
import { enqueue } from "@/lib/events/jobs";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { conflict } from "@/lib/shared/errors";

/**
 * Removes a photo, whose pictures a job then deletes. For its author and owner level. Throws conflict for the last one of an update
 * or comment that has no words: those are withdrawn. Messages cannot be, and stay as a line that says that the photo was deleted.
 */
export async function removePhoto(actor: Actor, { id }: { id: string }): Promise<void> {
  await transaction(async (tx) => {
    const { holder, hasWords, announce } = await lockPhotoPlace(tx, actor, id);
    const isWithdrawable = holder !== null && !("messageId" in holder);
    if (isWithdrawable && !hasWords && (await photosIn(tx, holder)) === 1) throw conflict("lastPhoto");
    // Before the project, which announcing it locks.
    await tx.$executeRaw(Prisma.sql`
      WITH untranslated AS (DELETE FROM translations WHERE subject_id = ${id}::uuid)
      SELECT 1 FROM uploads WHERE id = ${id}::uuid FOR UPDATE`);
    await enqueue(tx, "uploads.delete-discarded", {}, null);
    await announce(Prisma.sql`DELETE FROM uploads WHERE id = ${id}::uuid`);
  });
}

async function photosIn(tx: Tx, holder: PhotoHolder): Promise<number> {
  const [counted] = await tx.$queryRaw<{ n: number }[]>(Prisma.sql`
    SELECT count(*)::int AS n FROM uploads WHERE kind = 'photo' AND ${attachedTo(holder)}`);
  return counted?.n ?? 0;
}
