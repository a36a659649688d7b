import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import measured from "./photos/measured.json" with { type: "json" };
import { blobs } from "@/lib/blob/blobs";
import { db } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { FULL_TYPE, thumbKey } from "@/lib/photos/upload/photo-uploads";

/** Pictures that we have drawn, as the server keeps photos: what is shown, and its thumb. */
export type PhotoName = keyof typeof measured;

const APART_MS = 2 * 60_000;

/** Stores the photos of an update, taken in the minutes before it was posted. */
export async function seedPhotos(
  { photos: names = [], samePlaceAs }: { photos?: readonly PhotoName[]; samePlaceAs?: PhotoName },
  {
    updateId,
    projectId,
    userId,
    createdAt,
  }: { updateId: string; projectId: string; userId: string; createdAt: Date },
): Promise<void> {
  const earlier = samePlaceAs && (await photoNamed(samePlaceAs, projectId));
  for (const [position, name] of names.entries()) {
    const full = fileURLToPath(new URL(`./photos/${name}.jpg`, import.meta.url));
    const thumb = fileURLToPath(new URL(`./photos/${name}.webp`, import.meta.url));
    const bytes = readFileSync(full);
    const id = newId();
    const blobKey = `photo/${id}`;
    const takenAt = new Date(createdAt.getTime() - (names.length - position) * APART_MS);
    await blobs.put(blobKey, createReadStream(full));
    await blobs.put(thumbKey(blobKey), createReadStream(thumb));
    await db().upload.create({
      data: {
        id,
        userId,
        updateId,
        kind: "photo",
        position,
        blobKey,
        photo: {
          create: {
            ...measured[name],
            bytes: bytes.length,
            takenAt,
            projectId,
            updateId,
            shownAt: takenAt,
            ...(earlier && { samePlace: earlier.uploadId }),
          },
        },
        createdAt,
        completedAt: createdAt,
        state: "complete",
        contentType: FULL_TYPE,
        size: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
      },
      select: { id: true },
    });
  }
}

/** What a photo looks like tells which it is. */
async function photoNamed(name: PhotoName, projectId: string): Promise<{ uploadId: string }> {
  const { thumbHash } = measured[name];
  return db().photo.findFirstOrThrow({ where: { projectId, thumbHash }, select: { uploadId: true } });
}
