import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { BlobStore } from "./blob-store";
import { diskStore, unfinishedIn } from "./disk-store";
import { s3Store } from "./s3-store";
import { vercelStore } from "./vercel-store";
import { env, hasFileService } from "@/lib/kernel/env";
import { diskFailed, sweepFolder } from "@/lib/kernel/incoming-files";
import { AppError } from "@/lib/shared/errors";

/** Seconds until a full disk or a store that is away is worth another try. */
const RETRY_AFTER = 30;

const folder = join(env.DATA_DIR, "blobs");
const store = chooseStore();

function chooseStore(): BlobStore {
  const { S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = env;
  if (env.BLOB_READ_WRITE_TOKEN) return vercelStore(env.BLOB_READ_WRITE_TOKEN);
  if (!S3_BUCKET_URL) return diskStore(folder, env.MIN_FREE_DISK_MB * 1024 * 1024);
  const account = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return s3Store({ endpoint: S3_BUCKET_URL, region: S3_REGION, ...account });
}

/**
 * The files of this installation. Whatever goes wrong in the store, such as a disk with too little room, is `unavailable`: worth a retry. Writing to a read-only disk is
 * `not_configured`.
 */
export const blobs: BlobStore = {
  put: (key, chunks) => store.put(key, chunks).catch(notKept),
  get: (key, options) => store.get(key, options).catch(unavailable),
  remove: (keys) => store.remove(keys).catch(unavailable),
};

/** Whether there is a file service, or a disk that can be written to. */
export async function canKeepFiles(): Promise<boolean> {
  if (hasFileService()) return true;
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Removes files whose writing was cut off by the end of a server. */
export async function sweepBlobs(): Promise<void> {
  await sweepFolder(unfinishedIn(folder));
}

function notKept(cause: unknown): never {
  if (cause instanceof AppError || hasFileService()) unavailable(cause);
  diskFailed(cause);
}

function unavailable(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError("unavailable", { retryAfterSeconds: RETRY_AFTER, cause });
}
