import { Worker } from "node:worker_threads";
import { MAX_PHOTO_BYTES } from "../limits";
import type { PhotoRefusal } from "../structure/photo-file";
import type { Pictures } from "./pictures";
import type { PictureFunctions } from "./pictures-thread";
import { log } from "@/lib/kernel/log";
import { AppError } from "@/lib/shared/errors";
import { ThreadTimeout } from "@/lib/threads/one-worker";
import { Thread, THREAD_MEMORY } from "@/lib/threads/thread";

/** Of one photo, beyond the decoder's own limits for its steps. */
const DEADLINE_MS = 20_000;
/** So many are made within the time of a call. */
const MAX_WAITING = 30;
const RETRY_AFTER = 10;

const thread = new Thread<PictureFunctions>(
  () => new Worker(new URL("./pictures-thread.ts", import.meta.url), { resourceLimits: THREAD_MEMORY }),
  DEADLINE_MS,
);

/** What both threads share: many photos that arrive at once take the memory of one. */
let memory: SharedArrayBuffer | undefined;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Makes the pictures that are kept of a photo, one photo after the other. Throws what reading its chunks throws, unsupported_media
 * for what is no photo that is taken, too_large for one with too many pixels, unavailable while too many wait.
 */
export async function makePictures(chunks: () => AsyncIterable<Uint8Array>): Promise<Pictures> {
  if (waiting >= MAX_WAITING) throw new AppError("unavailable", { retryAfterSeconds: RETRY_AFTER });
  waiting++;
  const made = last.then(() => makeNow(chunks())).finally(() => waiting--);
  last = made.catch(() => undefined);
  return made;
}

async function makeNow(chunks: AsyncIterable<Uint8Array>): Promise<Pictures> {
  memory ??= new SharedArrayBuffer(MAX_PHOTO_BYTES);
  const bytes = new Uint8Array(memory);
  let size = 0;
  for await (const chunk of chunks) {
    if (size + chunk.byteLength > bytes.byteLength) throw new AppError("too_large");
    bytes.set(chunk, size);
    size += chunk.byteLength;
  }
  const made = await thread.run("makePictures", { memory, size }).catch((error: unknown) => {
    if (!(error instanceof ThreadTimeout)) throw error;
    log.warn({ err: error }, "A photo took its thread too long");
    return { refused: "damaged" as const };
  });
  if ("refused" in made) throw refusal(made.refused);
  return made;
}

const REFUSALS = {
  heic: ["unsupported_media", "heicPhoto"],
  "not-photo": ["unsupported_media", "notPhoto"],
  animated: ["unsupported_media", "movingPhoto"],
  damaged: ["unsupported_media", "damagedPhoto"],
  "too-many-pixels": ["too_large", "tooManyPixels"],
} as const satisfies Record<PhotoRefusal, unknown>;

function refusal(reason: PhotoRefusal): AppError {
  const [code, key] = REFUSALS[reason];
  return new AppError(code, { key });
}
