import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { blobs } from "@/lib/blob/blobs";
import { FileAnswer } from "@/lib/kernel/answer";
import { db } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import { notFound } from "@/lib/shared/errors";

const select = columns("userId", "updateId", "messageId", "blobKey", "size", "sha256", "contentType");

/** A recording, for those who see its message, or its update where it is now; for its uploader before it has one. Throws not_found. */
export async function openAudio(actor: Actor, { id }: { id: string }): Promise<FileAnswer> {
  const upload = await db().upload.findFirst({ where: { id, kind: "audio", state: "complete" }, select });
  if (!upload) throw notFound();
  if (upload.updateId) await authorize(actor, "update:see", { updateId: upload.updateId });
  else if (upload.messageId) await authorize(actor, "project:chat", { messageId: upload.messageId });
  else if (upload.userId !== actor.id) throw notFound();
  const { size, contentType: type, sha256, blobKey } = upload;
  return new FileAnswer({
    size,
    type,
    etag: `"${sha256}"`,
    open: async (range, signal) => {
      const content = await blobs.get(blobKey, { range, signal });
      if (!content) throw notFound();
      return content;
    },
  });
}
