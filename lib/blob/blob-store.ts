import type { ByteRange } from "@/lib/kernel/answer";

/** Where files are kept: a disk, or a service. Keys are ours: letters, digits, dots, dashes and slashes. */
export interface BlobStore {
  /** Stores the bytes under the key, all of them or none; replaces what was there. */
  put(key: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes from `start` to `end`, or all of them; null when there are none. Stops reading when the signal aborts. */
  get(key: string, options?: GetOptions): Promise<ReadableStream<Uint8Array> | null>;
  /** Deletes them, and returns those that could not be deleted; a key without bytes is no error. */
  remove(keys: string[]): Promise<string[]>;
}

export interface GetOptions {
  range?: ByteRange;
  signal?: AbortSignal;
}
