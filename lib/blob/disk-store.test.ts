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

test("a failing source leaves no temporary file", async () => {
  const { folder, store } = newStore();
  const broken = (async function* () {
    yield await Promise.resolve(bytes);
    throw new Error("cut");
  })();
  await expect(store.put(KEY, broken)).rejects.toThrow("cut");
  expect(readdirSync(unfinishedIn(folder))).toEqual([]);
});

test("a disk that takes nothing fails the write", async () => {
  const { folder, store } = newStore();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "audio"), "a file where the folder should be");
  await expect(store.put(KEY, chunks("lost"))).rejects.toThrow(/EEXIST|ENOTDIR/);
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
