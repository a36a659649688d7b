import { Readable } from "node:stream";
import { MAX_PHOTO_BYTES, MAX_PIXELS } from "../limits";
import { makePictures } from "../make/make-pictures";
import type { AnnouncedPhoto } from "../schema";
import type { PhotoIdView } from "../view";
import { blobs } from "@/lib/blob/blobs";
import { Prisma } from "@/lib/kernel/db";
import { AppError, invalid } from "@/lib/shared/errors";
import type { UploadKind } from "@/lib/uploads/upload-kind";

/** What is kept, whatever was sent: every program in an office opens it. Thumbs are seen in browsers alone. */
export const FULL_TYPE = "image/jpeg";
export const THUMB_TYPE = "image/webp";

/** Where a photo's thumb is; the trigger that discards blobs spells it, too. */
export function thumbKey(blobKey: string): string {
  return `${blobKey}.thumb`;
}

/**
 * Photos. What was sent is never stored: complete, there are the pictures that were made of it, so that nobody is ever given bytes
 * that may hold a place or a preview.
 */
export const photoUploads: UploadKind<AnnouncedPhoto, unknown, PhotoIdView> = {
  name: "photo",
  maxBytes: MAX_PHOTO_BYTES,
  limit: "photoUploads",
  announce: async (tx, id, { width, height, takenAt, place }) => {
    if (!width || !height) throw invalid(width ? "height" : "width", "required");
    if (width * height > MAX_PIXELS) throw new AppError("too_large", { key: "tooManyPixels" });
    await tx.photo.create({
      data: {
        uploadId: id,
        takenAt: takenAt ?? null,
        latitude: place?.lat ?? null,
        longitude: place?.lon ?? null,
      },
    });
  },
  store: async ({ key, verified }) => {
    const { full, thumb, width, height, thumbHash } = await makePictures(verified);
    await blobs.put(key, Readable.from([full]));
    await blobs.put(thumbKey(key), Readable.from([thumb]));
    const keep = () => Prisma.sql`
      UPDATE photos SET width = ${width}, height = ${height}, bytes = ${full.byteLength}, thumb_hash = ${thumbHash}
      FROM finished WHERE upload_id = finished.id`;
    return { contentType: FULL_TYPE, keep };
  },
  address: (photoId) => ({ photoId }),
};
