import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diskStore, unfinishedIn } from "./disk-store";
import { temporaryFolder } from "@/sandbox/run/folders";

const KEY = "audio/1";
const bytes = Buffer.from("0123456789");

function newStore() {
  const folder = temporaryFolder("blobs");
  return { folder, store: diskStore(folder) };
}

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

const textOf = async (stream: ReadableStream<Uint8Array> | null) => stream && new Response(stream).text();

test("keeps the bytes under their key, gives out ranges of them, replaces and deletes them", async () => {
  const { store } = newStore();
  await store.put(KEY, chunks("01234", "56789"));
  expect(await textOf(await store.get(KEY))).toBe("0123456789");
  expect(await textOf(await store.get(KEY, { range: { start: 2, end: 4 } }))).toBe("234");
  await store.put(KEY, chunks("new"));
  expect(await textOf(await store.get(KEY))).toBe("new");
  await store.remove([KEY, "audio/unknown"]);
  expect(await store.get(KEY)).toBeNull();
});

test("a failing source leaves the stored file unchanged, and no temporary file", async () => {
  const { folder, store } = newStore();
  await store.put(KEY, chunks("whole"));
  const broken = (async function* () {
    yield await Promise.resolve(bytes);
    throw new Error("cut");
  })();
  await expect(store.put(KEY, broken)).rejects.toThrow("cut");
  expect(await textOf(await store.get(KEY))).toBe("whole");
  expect(readdirSync(unfinishedIn(folder))).toEqual([]);
});

test("a disk that takes nothing fails the write", async () => {
  const { folder, store } = newStore();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "audio"), "a file where the folder should be");
  await expect(store.put(KEY, chunks("lost"))).rejects.toThrow(/EEXIST|ENOTDIR/);
});

test("stops reading when its reader has hung up", async () => {
  const { store } = newStore();
  await store.put(KEY, chunks("x".repeat(1_000_000)));
  const reader = new AbortController();
  const stream = await store.get(KEY, { signal: reader.signal });
  reader.abort();
  await expect(textOf(stream)).rejects.toThrow();
});

test("nothing is written while less of the disk is free than has to stay free; reading and deleting go on", async () => {
  const { folder, store } = newStore();
  await store.put(KEY, chunks("kept"));
  const full = diskStore(folder, Number.MAX_SAFE_INTEGER);
  await expect(full.put("audio/2", chunks("more"))).rejects.toThrow("free");
  expect(await full.get("audio/2")).toBeNull();
  expect(await textOf(await full.get(KEY))).toBe("kept");
  await full.remove([KEY]);
  expect(await full.get(KEY)).toBeNull();
  expect(readdirSync(unfinishedIn(folder))).toEqual([]);
});
