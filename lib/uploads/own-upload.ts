import { PART_BYTES } from "./limits";
import type { Actor } from "@/lib/access/actor";
import { db, type Prisma } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import { orNotFound } from "@/lib/shared/errors";

export const uploadSelect = columns("id", "kind", "state", "size", "sha256", "blobKey", "receivedParts");

export type UploadRow = Prisma.UploadGetPayload<{ select: typeof uploadSelect }>;

/** The actor's upload with this id; anyone else's is not found. */
export async function ownUpload(actor: Actor, id: string): Promise<UploadRow> {
  return orNotFound(await db().upload.findFirst({ where: { id, userId: actor.id }, select: uploadSelect }));
}

/** The most bytes that part `n` may have: what the announced size leaves for it. */
export function partSize({ size }: Pick<UploadRow, "size">, n: number): number {
  return Math.min(PART_BYTES, size - n * PART_BYTES);
}

/** The keys of all parts of an upload of this size, in order. */
export function partKeys({ blobKey, size }: Pick<UploadRow, "blobKey" | "size">): string[] {
  return Array.from({ length: Math.ceil(size / PART_BYTES) }, (_, n) => `${blobKey}.part-${n}`);
}
