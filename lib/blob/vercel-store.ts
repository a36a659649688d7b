import { Readable } from "node:stream";
import { del, get, put } from "@vercel/blob";
import type { BlobStore } from "./blob-store";

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
      if (keys.length > 0) await del(keys, { token });
      return [];
    },
  };
}
