import { S3mini, S3ServiceError, type UploadPart } from "s3mini";
import type { BlobStore, GetOptions } from "./blob-store";
import { removeEach } from "./remove-each";

/** A bucket of a store with S3's API. */
export interface Bucket {
  /** Its address, with its name in the path or in the host. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The fewest bytes that S3 takes for a part of an upload, its last one aside; as many are held in memory. */
const PART_BYTES = 5 * 1024 * 1024;

/** Files in a bucket, which has to be private. */
export function s3Store(options: Bucket): BlobStore {
  const bucket = new S3mini({ ...options, fetch: fetchUncached });
  return {
    put: (key, chunks) => put(bucket, key, chunks),
    get: (key, read) => get(bucket, key, read),
    remove: async (keys) => {
      const removed = await bucket.deleteObjects(keys);
      // Once more what was not: that names a reason.
      const refused = keys.filter((_, n) => !removed[n]);
      return removeEach(refused, (key) => bucket.deleteObject(key));
    },
  };
}

/** Milliseconds until a bucket answers what has no body to send; what follows may come as slowly as its reader reads. */
const ANSWER_MS = 60_000;

/** Next's own fetch might keep what it reads, and waits for minutes. */
async function fetchUncached(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (init?.body) return fetch(input, { ...init, cache: "no-store" });
  const unanswered = new AbortController();
  const late = setTimeout(() => unanswered.abort(new Error("The bucket did not answer")), ANSWER_MS);
  const { signal } = unanswered;
  return fetch(input, { ...init, signal, cache: "no-store" }).finally(() => clearTimeout(late));
}

/** In one call where it fits into one part. (The client's own way to send a stream ends the process if a part fails while it reads.) */
async function put(bucket: S3mini, key: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const sent: UploadPart[] = [];
  let upload: string | undefined;
  try {
    for await (const part of partsOf(chunks)) {
      if (!upload && part.byteLength < PART_BYTES) return void (await bucket.putObject(key, part));
      upload ??= await bucket.getMultipartUploadId(key);
      sent.push(await bucket.uploadPart(key, upload, part, sent.length + 1));
    }
    if (upload) await complete(bucket, key, upload, sent);
  } catch (error) {
    // Stores that cannot abort drop unfinished uploads by a rule of the bucket.
    if (upload) await bucket.abortMultipartUpload(key, upload).catch(() => undefined);
    throw error;
  }
}

/** S3 may answer that with 200 and an error; the client returns it like a success, but for the missing tag. */
async function complete(bucket: S3mini, key: string, upload: string, sent: UploadPart[]): Promise<void> {
  const { etag } = await bucket.completeMultipartUpload(key, upload, sent);
  if (!etag) throw new Error("The bucket did not put an upload together");
}

/** The bytes in parts of `PART_BYTES`, the last one shorter; one empty part if there are none. */
async function* partsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer<ArrayBuffer>, void> {
  const part = Buffer.alloc(PART_BYTES);
  let size = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.byteLength > 0;) {
      const taken = rest.subarray(0, PART_BYTES - size);
      part.set(taken, size);
      size += taken.byteLength;
      rest = rest.subarray(taken.byteLength);
      if (size < PART_BYTES) continue;
      yield part;
      isFirst = false;
      size = 0;
    }
  }
  if (isFirst || size > 0) yield part.subarray(0, size);
}

async function get(
  bucket: S3mini,
  key: string,
  { range, signal }: GetOptions = {},
): Promise<ReadableStream<Uint8Array> | null> {
  // The client's range ends before its last number.
  const reading = range
    ? bucket.getObjectRaw(key, false, range.start, range.end + 1)
    : bucket.getObjectRaw(key);
  const found = await reading.catch(nullIfMissing);
  if (!found?.body) return null;
  if (range && found.status !== 206) {
    await found.body.cancel();
    throw new Error("The bucket does not answer with ranges");
  }
  return signal ? found.body.pipeThrough(new TransformStream(), { signal }) : found.body;
}

/** Its own code is known only of stores whose errors are of exactly the type that the client expects. */
function nullIfMissing(error: unknown): null {
  if (error instanceof S3ServiceError && error.status === 404 && !error.body?.includes("NoSuchBucket"))
    return null;
  throw error;
}
