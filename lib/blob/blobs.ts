import { join } from "node:path";
import type { BlobStore } from "./blob-store";
import { diskStore, unfinishedIn } from "./disk-store";
import { vercelStore } from "./vercel-store";
import { env } from "@/lib/kernel/env";
import { sweepFolder } from "@/lib/kernel/incoming-files";
import { AppError } from "@/lib/shared/errors";

/** Seconds until a full disk or a store that is away is worth another try. */
const RETRY_AFTER = 30;

const folder = join(env.DATA_DIR, "blobs");
const store = env.BLOB_READ_WRITE_TOKEN
  ? vercelStore(env.BLOB_READ_WRITE_TOKEN)
  : diskStore(folder, env.MIN_FREE_DISK_MB * 1024 * 1024);

/** The files of this installation. Whatever goes wrong in the store, such as a disk with too little room, is `unavailable`: worth a retry. */
export const blobs: BlobStore = {
  put: (key, chunks) => store.put(key, chunks).catch(unavailable),
  get: (key, options) => store.get(key, options).catch(unavailable),
  remove: (keys) => store.remove(keys).catch(unavailable),
};

/** Removes files whose writing was cut off by the end of a server. */
export async function sweepBlobs(): Promise<void> {
  await sweepFolder(unfinishedIn(folder));
}

function unavailable(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError("unavailable", { retryAfterSeconds: RETRY_AFTER, cause });
}
