import { type FileHandle, mkdir, open, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { BlobStore, GetOptions } from "./blob-store";
import { removeEach } from "./remove-each";
import { newId } from "@/lib/kernel/new-id";

/**
 * Files in a folder. A file has its name only once all its bytes are on the disk. Writing fails while fewer than `minFree` bytes
 * of the disk are free: what else is on it, such as the database, must not fail for lack of them.
 */
export function diskStore(folder: string, minFree = 0): BlobStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    put: async (key, chunks) => {
      await mkdir(folder, { recursive: true });
      await assertFree(folder, minFree);
      await write(pathOf(key), join(unfinishedIn(folder), newId()), chunks);
    },
    get: (key, options) => read(pathOf(key), options),
    remove: (keys) => removeEach(keys, (key) => rm(pathOf(key), { force: true })),
  };
}

/** Where files are until they are complete: a server that is killed leaves them there. */
export function unfinishedIn(folder: string): string {
  return join(folder, ".unfinished");
}

async function assertFree(folder: string, minFree: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFree) throw new Error("Less of the disk is free than is kept free");
}

async function write(path: string, unfinished: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for (const file of [path, unfinished]) await mkdir(dirname(file), { recursive: true });
  try {
    await withFile(unfinished, "wx", async (handle) => {
      for await (const chunk of chunks) await handle.writeFile(chunk);
      await handle.sync();
    });
    await rename(unfinished, path);
    // The rename itself is only durable once the folder is.
    await withFile(dirname(path), "r", (handle) => handle.sync());
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function withFile(path: string, flags: string, work: (handle: FileHandle) => Promise<void>) {
  const handle = await open(path, flags, 0o600);
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}

async function read(
  path: string,
  { range, signal }: GetOptions = {},
): Promise<ReadableStream<Uint8Array> | null> {
  // Opened before the answer begins, so that a missing file is not found out in the middle of it.
  const handle = await open(path, "r").catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  });
  if (!handle) return null;
  const file = handle.createReadStream({ ...range });
  const stop = () => file.destroy();
  signal?.addEventListener("abort", stop);
  file.once("close", () => signal?.removeEventListener("abort", stop));
  if (signal?.aborted) stop();
  return Readable.toWeb(file) as ReadableStream<Uint8Array>;
}
