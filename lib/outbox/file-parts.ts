import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { PART_BYTES } from "@/lib/audio/limits";
import type { FileInfo } from "./item";

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
