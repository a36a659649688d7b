import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { blobs } from "@/lib/blob/blobs";
import { FileAnswer } from "@/lib/kernel/answer";
import { db } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import { notFound, orNotFound } from "@/lib/shared/errors";

const select = columns("userId", "updateId", "messageId", "blobKey", "size", "sha256", "contentType");

/** A recording, for those who see its message, or its update where it is now; for its uploader before it has one. Throws not_found. */
export async function openAudio(actor: Actor, { id }: { id: string }): Promise<FileAnswer> {
  const upload = await db().upload.findFirst({ where: { id, kind: "audio", state: "complete" }, select });
  const { updateId, messageId, userId, size, contentType: type, sha256, blobKey } = orNotFound(upload);
  if (updateId) await authorize(actor, "update:see", { updateId });
  else if (messageId) await authorize(actor, "project:chat", { messageId });
  else if (userId !== actor.id) throw notFound();
  return new FileAnswer({
    size,
    type,
    etag: `"${sha256}"`,
    open: async (range, signal) => orNotFound(await blobs.get(blobKey, { range, signal })),
  });
}
