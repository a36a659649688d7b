import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { NewFile } from "../items/draft";
import type { ItemFile, OutboxItem } from "../items/item";
import type { OutboxStore } from "../store/store";
import { PART_BYTES } from "@/lib/uploads/limits";

/** Cuts files into the parts in which they are stored and sent. Not with the browser's own hashes, which plain http lacks. */
export async function cutFiles(
  newFiles: readonly NewFile[],
): Promise<{ files: ItemFile[]; parts: ArrayBuffer[] }> {
  const files: ItemFile[] = [];
  const parts: ArrayBuffer[] = [];
  for (const { bytes, ...file } of newFiles) {
    const hash = sha256.create();
    const firstPart = parts.length;
    for (let start = 0; start < bytes.size; start += PART_BYTES) {
      const part = await bytes.slice(start, start + PART_BYTES).arrayBuffer();
      hash.update(new Uint8Array(part));
      parts.push(part);
    }
    const { size, type: contentType } = bytes;
    files.push({ ...file, size, contentType, sha256: bytesToHex(hash.digest()), firstPart });
  }
  return { files, parts };
}

/** A file of an item, from the parts in which it is stored; null when it has left this phone. */
export async function joinFile(
  { id }: OutboxItem,
  { size, contentType, firstPart }: ItemFile,
  store: OutboxStore,
): Promise<Blob | null> {
  const count = Math.ceil(size / PART_BYTES);
  const parts = await Promise.all(
    Array.from({ length: count }, (_, index) => store.part(id, firstPart + index)),
  );
  const found = parts.filter((part) => part !== undefined);
  return found.length === count ? new Blob(found, { type: contentType }) : null;
}
