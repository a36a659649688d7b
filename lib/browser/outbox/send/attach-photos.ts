import type { ItemFile, OutboxItem } from "../items/item";
import type { KeptPhoto } from "../store/database";
import type { OutboxStore } from "../store/store";
import { cutFiles } from "./file-parts";
import { ApiError } from "@/lib/browser/api-client";
import { PART_BYTES } from "@/lib/uploads/limits";

/**
 * Makes the photos of an item its files, in their order, and shrinks those that are not shrunk yet. Settles with the item, null
 * when it was discarded meanwhile. Throws ApiError `upload_failed` for a photo that is gone or that this browser cannot shrink.
 */
export async function attachPhotos(item: OutboxItem, store: OutboxStore): Promise<OutboxItem | null> {
  let attached: OutboxItem | null = item;
  for (const photoId of item.photos ?? []) {
    const cut: { file: ItemFile; parts: ArrayBuffer[] } = await cutPhoto(photoId, attached.files, store);
    attached = await store.attachPhoto(item.id, cut.file, cut.parts);
    if (!attached) return null;
  }
  return attached;
}

async function cutPhoto(id: string, before: readonly ItemFile[], store: OutboxStore) {
  const kept = await store.photo(id);
  if (!kept) throw new ApiError(0, "upload_failed", "");
  const photo = await shrunkPhoto(kept, store);
  if (!photo?.shrunk) throw new ApiError(0, "upload_failed", "");
  const { width, height, takenAt, place } = photo.shrunk;
  const bytes = new Blob([photo.bytes], { type: photo.contentType });
  const facts = { id, width, height, takenAt, ...(place && { place }) };
  const { files, parts } = await cutFiles([{ kind: "photo", bytes, measured: {}, photo: facts }]);
  const [file] = files;
  if (!file) throw new ApiError(0, "upload_failed", "");
  return { file: { ...file, firstPart: nextPart(before) }, parts };
}

/** Null where this browser cannot shrink it. */
async function shrunkPhoto(photo: KeptPhoto, store: OutboxStore): Promise<KeptPhoto | null> {
  if (photo.shrunk) return photo;
  const { shrinkKept } = await import("@/lib/browser/photos/shrink-kept");
  // Without room to keep it shrunk, there may be some once it replaces the original.
  const shrunk = await shrinkKept(photo, (one) => store.replacePhoto(one).catch(() => undefined));
  return typeof shrunk === "string" ? null : shrunk;
}

function nextPart(files: readonly ItemFile[]): number {
  return Math.max(0, ...files.map(({ firstPart, size }) => firstPart + Math.ceil(size / PART_BYTES)));
}
