import { MAX_UNPOSTED } from "./limits";
import { type UploadRow, uploadSelect } from "./own-upload";
import type { AnnouncedFile } from "./schema";
import type { UploadKind } from "./upload-kind";
import type { Actor } from "@/lib/access/actor";
import { UNATTACHED_WHERE } from "@/lib/attachments/attachment";
import { record } from "@/lib/events/record";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { spend } from "@/lib/kernel/rate-limit";
import { AppError } from "@/lib/shared/errors";

/**
 * Creates the row of an upload whose bytes are still to come. Throws too_large beyond what its kind may have, rate_limited after as
 * many in an hour as it allows, and where it would be more than `MAX_UNPOSTED` with what the person has uploaded and not posted.
 */
export async function startUpload<Details>(
  tx: Tx,
  actor: Actor,
  { name: kind, maxBytes, limit, announce }: UploadKind<Details, never, object>,
  { size, sha256, contentType, details }: AnnouncedFile & { details: Details },
): Promise<UploadRow> {
  if (size > maxBytes) throw new AppError("too_large");
  await spend(limit, actor.id);
  await assertRoomFor(tx, actor, size);
  const id = newId();
  const upload = await tx.upload.create({
    data: { id, userId: actor.id, kind, blobKey: `${kind}/${id}`, size, sha256, contentType },
    select: uploadSelect,
  });
  await announce?.(tx, id, details);
  await record(tx, { by: actor, type: "upload.begun", id, details: { size, contentType } });
  return upload;
}

/** In seconds; a phone with recordings waits by itself. */
const RETRY_AFTER = 60 * 60;

/** Locks the person: uploads that begin at once must not all find the same room. */
async function assertRoomFor(tx: Tx, { id }: Actor, size: number): Promise<void> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 AS locked FROM users WHERE id = ${id}::uuid FOR NO KEY UPDATE`);
  const unposted = { userId: id, ...UNATTACHED_WHERE };
  const { _sum } = await tx.upload.aggregate({ where: unposted, _sum: { size: true } });
  if ((_sum.size ?? 0) + size > MAX_UNPOSTED)
    throw new AppError("rate_limited", { key: "tooMuchUnposted", retryAfterSeconds: RETRY_AFTER });
}
