import { createHash } from "node:crypto";
import { type FileHandle, lstat, mkdir, open, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, hasFileService } from "./env";
import { newId } from "./new-id";
import { AppError } from "@/lib/shared/errors";

/** A file uploaded with a request. It is removed after the call unless the verb has moved it elsewhere. */
export interface IncomingFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Of its content, in hex. */
  sha256: string;
}

/**
 * Where they are received. A server with a file service may have no disk but the one for temporary files (serverless hosts), which
 * it shares with other programs.
 */
const INCOMING = hasFileService()
  ? { folder: tmpdir(), prefix: "plumbline-incoming-" }
  : { folder: join(env.DATA_DIR, "incoming"), prefix: "" };

/** Files left by a server that was killed during an upload are removed after this time. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Streams a file to disk without holding it in memory. Throws too_large beyond `limit` bytes, unavailable when the disk is
 * full, not_configured when it is read-only; a failure leaves no file behind.
 */
export async function writeIncoming(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<IncomingFile> {
  const path = join(INCOMING.folder, `${INCOMING.prefix}${newId()}`);
  const handle = await openNew(path).catch(diskFailed);
  try {
    return { path, ...(await copy(chunks, handle, limit)) };
  } catch (error) {
    await removeIncoming({ path });
    throw error;
  } finally {
    await handle.close();
  }
}

async function openNew(path: string): Promise<FileHandle> {
  await mkdir(INCOMING.folder, { recursive: true });
  return open(path, "wx", 0o600);
}

/** How a folder fails that cannot be created or written to; some serverless hosts say that it does not exist. */
const READ_ONLY = new Set(["EROFS", "EACCES", "EPERM", "ENOENT", "ENOTDIR", "EEXIST"]);

/** Throws what a failure to write a file is to the client: a read-only disk needs a file service, a full one room; until then phones try again. */
export function diskFailed(cause: unknown): never {
  const { code = "" } = cause as NodeJS.ErrnoException;
  if (READ_ONLY.has(code))
    throw new AppError("not_configured", { key: "filesOff", retryAfterSeconds: 30, cause });
  throw new AppError("unavailable", { retryAfterSeconds: 30, cause });
}

/** Removes the file if it is still there. */
export async function removeIncoming({ path }: Pick<IncomingFile, "path">): Promise<void> {
  await rm(path, { force: true });
}

/** Removes files left by servers that were killed. */
export async function sweepIncoming(): Promise<void> {
  await sweepFolder(INCOMING.folder, INCOMING.prefix);
}

/** Removes files that nobody has written to for an hour and whose names begin like this. */
export async function sweepFolder(path: string, prefix = ""): Promise<void> {
  const names = await readdir(path).catch(() => []);
  const ours = names.filter((name) => name.startsWith(prefix));
  for (const file of ours.map((name) => join(path, name))) {
    const info = await lstat(file).catch(() => null);
    if (!info?.isFile() || Date.now() - info.mtimeMs <= ABANDONED_MS) continue;
    // In a folder that is shared, what another account put there stays.
    await removeIncoming({ path: file }).catch(() => undefined);
  }
}

async function copy(chunks: AsyncIterable<Uint8Array>, handle: FileHandle, limit: number) {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError("too_large");
    hash.update(chunk);
    await handle.writeFile(chunk).catch(diskFailed);
  }
  return { size, sha256: hash.digest("hex") };
}
