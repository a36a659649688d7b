import { Readable } from "node:stream";
import { BlobError, BlobServiceNotAvailable, del, get, put } from "@vercel/blob";
import type { BlobStore } from "./blob-store";
import { removeEach } from "./remove-each";

/** Vercel Blob with private access: nobody reads it without the token. */
export function vercelStore(token: string): BlobStore {
  const auth = { token, access: "private" } as const;
  return {
    put: async (key, chunks) => {
      await put(key, Readable.from(chunks), { ...auth, addRandomSuffix: false, allowOverwrite: true });
    },
    get: async (key, { range, signal } = {}) => {
      const found = await get(key, {
        ...auth,
        // A part that was uploaded again must not be read from a cache.
        useCache: false,
        ...(range && { headers: { range: `bytes=${range.start}-${range.end}` } }),
        ...(signal && { abortSignal: signal }),
      });
      return found?.stream ?? null;
    },
    remove: async (keys) => {
      if (keys.length === 0) return [];
      const remove = (which: string | string[]) => del(which, { token });
      return remove(keys).then(
        () => [],
        (error: unknown) => {
          // Refused as a whole for any of them.
          if (!(error instanceof BlobError) || error instanceof BlobServiceNotAvailable) throw error;
          return removeEach(keys, remove);
        },
      );
    },
  };
}
