import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import type { PhotoHolder } from "@/lib/attachments/attachment";
import { lockMessage, lockUpdate } from "@/lib/attachments/lock-holder";
import { record } from "@/lib/events/record";
import { db, Prisma, type Tx } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import { conflict, notFound, orNotFound } from "@/lib/shared/errors";

/** A photo that the actor may change or remove, and whose holder is locked until the end. */
export interface PhotoPlace {
  /** Of its update alone. */
  projectId: string | null;
  /** Null before it is in any. */
  holder: PhotoHolder | null;
  /** Null before it is in any. */
  business: { id: string } | null;
  /** Whether its holder has words besides. */
  hasWords: boolean;
  /** Tells those who see it; the last statement. */
  announce: Announce;
}

type Announce = (change: Prisma.Sql) => Promise<unknown>;

const select = columns("userId", "updateId", "messageId", "commentId");

/**
 * Locks what a photo is in, for a change by its author or owner level. Throws not_found, forbidden, conflict when that was
 * withdrawn.
 */
export async function lockPhotoPlace(tx: Tx, actor: Actor, id: string): Promise<PhotoPlace> {
  const upload = await db().upload.findFirst({ where: { id, kind: "photo", state: "complete" }, select });
  const { updateId, commentId, messageId, userId } = orNotFound(upload);
  if (updateId) return ofUpdate(tx, actor, updateId);
  if (commentId) return ofComment(tx, actor, commentId);
  if (messageId) return ofMessage(tx, actor, messageId);
  if (userId !== actor.id) throw notFound();
  const announce: Announce = (change) => tx.$executeRaw(change);
  return { projectId: null, holder: null, business: null, hasWords: true, announce };
}

async function ofUpdate(tx: Tx, by: Actor, updateId: string): Promise<PhotoPlace> {
  const { project, business } = await authorize(by, "update:withdraw", { updateId });
  const locked = await lockUpdate(tx, updateId);
  if (!locked) throw conflict("updateWithdrawn");
  const { content, entity } = locked;
  const announce: Announce = (change) => record(tx, { by, type: "update.photos-changed", ...entity, change });
  return { projectId: project.id, holder: { updateId }, business, hasWords: content !== "", announce };
}

async function ofComment(tx: Tx, by: Actor, commentId: string): Promise<PhotoPlace> {
  const scope = await authorize(by, "comment:withdraw", { commentId });
  const { project, business, update, taskId, subtaskId } = scope;
  const [row] = await tx.$queryRaw<{ content: string }[]>(Prisma.sql`
    SELECT content FROM comments WHERE id = ${commentId}::uuid AND withdrawn_at IS NULL FOR NO KEY UPDATE`);
  if (!row) throw notFound();
  const after = { taskId, subtaskId, authorId: update.authorId, updateId: update.id };
  const entity = { id: commentId, projectId: project.id, after };
  const announce: Announce = (change) =>
    record(tx, { by, type: "comment.photos-changed", ...entity, change });
  return { projectId: null, holder: { commentId }, business, hasWords: row.content !== "", announce };
}

async function ofMessage(tx: Tx, by: Actor, messageId: string): Promise<PhotoPlace> {
  const { business } = await authorize(by, "message:change-photos", { messageId });
  const { content, entity } = orNotFound(await lockMessage(tx, messageId));
  const announce: Announce = (change) =>
    record(tx, { by, type: "message.photos-changed", ...entity, change });
  return { projectId: null, holder: { messageId }, business, hasWords: content !== "", announce };
}
