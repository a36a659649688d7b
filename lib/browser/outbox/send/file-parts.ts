import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { FileInfo, OutboxItem } from "../items/item";
import type { OutboxStore } from "../store/store";
import { PART_BYTES } from "@/lib/recordings/limits";

/** Cuts a file into the parts in which it is stored and sent. Not with the browser's own hashes, which plain http lacks. */
export async function cutFile(file: Blob): Promise<{ info: FileInfo; parts: ArrayBuffer[] }> {
  const hash = sha256.create();
  const parts: ArrayBuffer[] = [];
  for (let start = 0; start < file.size; start += PART_BYTES) {
    const part = await file.slice(start, start + PART_BYTES).arrayBuffer();
    hash.update(new Uint8Array(part));
    parts.push(part);
  }
  const info = { size: file.size, contentType: file.type, sha256: bytesToHex(hash.digest()) };
  return { info, parts };
}

/** The file of an item, from the parts in which it is stored; null when it has none, or has left this phone. */
export async function joinFile({ id, file }: OutboxItem, store: OutboxStore): Promise<Blob | null> {
  if (!file) return null;
  const count = Math.ceil(file.size / PART_BYTES);
  const parts = await Promise.all(Array.from({ length: count }, (_, index) => store.part(id, index)));
  const found = parts.filter((part) => part !== undefined);
  return found.length === count ? new Blob(found, { type: file.contentType }) : null;
}
