import { inPages } from "./in-pages";
import { blobs } from "@/lib/blob/blobs";
import { db } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import { OLDEST_FIRST } from "@/lib/kernel/sql/order";
import type { ZipEntry } from "@/lib/kernel/zip";
import { fileEnding } from "@/lib/shared/audio/audio-types";

const select = columns("id", "kind", "blobKey", "contentType", "completedAt", "createdAt");

/** The logos of the user's businesses, then their recordings and photos, oldest first; each is opened when the one before it was read. */
export async function* ownFiles(userId: string, signal: AbortSignal): AsyncGenerator<ZipEntry> {
  const owned = { where: { ownerId: userId, logoAt: { not: null } }, ...OLDEST_FIRST };
  for (const { id, logo, logoAt } of await db().business.findMany({
    ...owned,
    select: columns("id", "logo", "logoAt"),
  }))
    if (logo && logoAt)
      yield { name: `logos/${id}.webp`, lastModified: logoAt, input: new Blob([logo]).stream() };
  const where = { userId, state: "complete" };
  const uploads = await inPages((page) => db().upload.findMany({ where, select, ...OLDEST_FIRST, ...page }));
  for (const { blobKey, completedAt, createdAt, ...upload } of uploads) {
    const input = await blobs.get(blobKey, { signal });
    // Withdrawn since the list was read: its row says so in the JSON, or is gone with it.
    if (input) yield { name: fileName(upload), lastModified: completedAt ?? createdAt, input };
  }
}

/** Where a file is in the archive. */
export function fileName({ id, kind, contentType }: Record<"id" | "kind" | "contentType", string>): string {
  return kind === "photo" ? `photos/${id}.jpg` : `recordings/${id}.${fileEnding(contentType)}`;
}
