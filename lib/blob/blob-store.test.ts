import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { BlobStore } from "./blob-store";
import { diskStore } from "./disk-store";
import { s3Store } from "./s3-store";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { startBucket } from "@/sandbox/servers/bucket";
import { temporaryFolder } from "@/sandbox/run/folders";

const KEY = "audio/1";
/** What a bucket takes in one part, and more than that, in bytes. */
const [PART, LARGE] = [5 * 1024 * 1024, 6_000_000];

const bucket = await forThisFile(startBucket());

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

/** That many bytes, of which no two parts are alike. */
async function* large(size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += 60_000)
    yield await Promise.resolve(Buffer.alloc(Math.min(60_000, size - at), String(at)));
}

const textOf = async (stream: ReadableStream<Uint8Array> | null) => stream && new Response(stream).text();

async function hashOf(bytes: AsyncIterable<Uint8Array> | null): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes ?? []) hash.update(chunk);
  return hash.digest("hex");
}

const kinds: [string, () => BlobStore][] = [
  ["a disk", () => diskStore(temporaryFolder("blobs"))],
  ["a bucket", () => s3Store(bucket.options)],
];

describe.each(kinds)("%s", (_, open) => {
  test("keeps the bytes under their key, gives out ranges of them, replaces and deletes them", async () => {
    const store = open();
    await store.put(KEY, chunks("01234", "56789"));
    expect(await textOf(await store.get(KEY))).toBe("0123456789");
    expect(await textOf(await store.get(KEY, { range: { start: 2, end: 4 } }))).toBe("234");
    expect(await textOf(await store.get(KEY, { range: { start: 0, end: 1 } }))).toBe("01");
    await store.put(KEY, chunks("new"));
    expect(await textOf(await store.get(KEY))).toBe("new");
    await store.remove([KEY, "audio/unknown"]);
    expect(await store.get(KEY)).toBeNull();
    expect(await store.get(KEY, { range: { start: 0, end: 1 } })).toBeNull();
    await store.remove([]);
  });

  test("keeps an empty file, and a large one", async () => {
    const store = open();
    await store.put("audio/empty", chunks());
    expect(await textOf(await store.get("audio/empty"))).toBe("");
    for (const size of [PART, LARGE]) {
      await store.put(KEY, large(size));
      expect(await hashOf(await store.get(KEY))).toBe(await hashOf(large(size)));
      const end = await store.get(KEY, { range: { start: size - 3, end: size - 1 } });
      expect(await textOf(end)).toHaveLength(3);
    }
  });

  test.each([10, LARGE])(
    "a source that fails after %i bytes leaves the stored file unchanged",
    async (size) => {
      const store = open();
      await store.put(KEY, chunks("whole"));
      const broken = (async function* () {
        yield* large(size);
        throw new Error("cut");
      })();
      await expect(store.put(KEY, broken)).rejects.toThrow("cut");
      expect(await textOf(await store.get(KEY))).toBe("whole");
    },
  );

  test("stops reading when its reader has hung up", async () => {
    const store = open();
    await store.put(KEY, chunks("x".repeat(1_000_000)));
    const reader = new AbortController();
    const stream = await store.get(KEY, { signal: reader.signal });
    reader.abort();
    await expect(textOf(stream)).rejects.toThrow();
  });
});
