import { FULL_TYPE, THUMB_TYPE, thumbKey } from "./photo-uploads";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { blobs } from "@/lib/blob/blobs";
import { FileAnswer } from "@/lib/kernel/answer";
import { db } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import { notFound, orNotFound } from "@/lib/shared/errors";

const select = {
  ...columns("userId", "updateId", "messageId", "commentId", "blobKey"),
  photo: { select: { bytes: true } },
};
/** The pictures of an id never change, and are gone from the server with their photo: a browser's copy is its reader's own. */
const CACHE = "private, max-age=31536000, immutable, no-transform";

/**
 * A photo, for those who see its message, or its update or comment where that is now; for its uploader before it has one. Throws
 * not_found.
 */
export async function openPhoto(actor: Actor, { id }: { id: string }): Promise<FileAnswer> {
  const { blobKey, photo } = await findPhoto(actor, id);
  return answerWith(blobKey, { size: photo?.bytes ?? null, type: FULL_TYPE, etag: `"${id}"` });
}

/** The same, of its thumb. */
export async function openThumb(actor: Actor, { id }: { id: string }): Promise<FileAnswer> {
  const { blobKey } = await findPhoto(actor, id);
  return answerWith(thumbKey(blobKey), { size: null, type: THUMB_TYPE, etag: `"${id}.thumb"` });
}

async function findPhoto(actor: Actor, id: string) {
  const upload = await db().upload.findFirst({ where: { id, kind: "photo", state: "complete" }, select });
  if (!upload) throw notFound();
  const { updateId, commentId, messageId } = upload;
  if (updateId) await authorize(actor, "update:see", { updateId });
  else if (commentId) await authorize(actor, "update:see", { commentId });
  else if (messageId) await authorize(actor, "project:chat", { messageId });
  else if (upload.userId !== actor.id) throw notFound();
  return upload;
}

function answerWith(key: string, file: { size: number | null; type: string; etag: string }): FileAnswer {
  return new FileAnswer({
    ...file,
    cacheControl: CACHE,
    open: async (range, signal) =>
      orNotFound(await blobs.get(key, { ...(file.size !== null && { range }), signal })),
  });
}
