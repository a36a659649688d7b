import { Worker } from "node:worker_threads";
import { MAX_PHOTO_BYTES } from "../limits";
import type { PhotoRefusal } from "../structure/photo-file";
import type { makePictures as make, Pictures } from "./pictures";
import type { PictureFunctions } from "./pictures-thread";
import { log } from "@/lib/kernel/log";
import { AppError } from "@/lib/shared/errors";
import { ThreadEnded, ThreadTimeout } from "@/lib/threads/one-worker";
import { processOf } from "@/lib/threads/own-process";
import { Thread } from "@/lib/threads/thread";

type Made = Awaited<ReturnType<typeof make>>;

/** Of one photo, beyond the decoder's own limits for its steps; and of each chunk. */
const DEADLINE_MS = 20_000;
/** So many are made within the time of a call. */
const MAX_WAITING = 30;
const RETRY_AFTER = 10;

const thread = new Thread<PictureFunctions>(
  processOf(() => new Worker(new URL("./pictures-thread.ts", import.meta.url))),
  DEADLINE_MS,
);

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Makes the pictures that are kept of a photo, one photo after the other. Throws what reading its chunks throws, unsupported_media
 * for what is no photo that is taken, too_large for one with too many pixels, unavailable while too many wait.
 */
export async function makePictures(chunks: () => AsyncIterable<Uint8Array>): Promise<Pictures> {
  if (waiting >= MAX_WAITING) throw new AppError("unavailable", { retryAfterSeconds: RETRY_AFTER });
  waiting++;
  const made = last.then(() => makeNow(chunks)).finally(() => waiting--);
  last = made.catch(() => undefined);
  return made;
}

/** A process that died may have been ended by a machine short of memory: only the second death is the photo's own. */
async function makeNow(chunks: () => AsyncIterable<Uint8Array>): Promise<Pictures> {
  const made = await tryOnce(chunks())
    .catch((error: unknown) => {
      if (!(error instanceof ThreadEnded)) throw error;
      log.warn({ err: error }, "a process ended while it read a photo");
      return tryOnce(chunks());
    })
    .catch((error: unknown) => {
      if (!(error instanceof ThreadEnded || error instanceof ThreadTimeout)) throw error;
      log.warn({ err: error }, "a photo is refused that its process could not read");
      return { refused: "damaged" as const };
    });
  if ("refused" in made) throw refusal(made.refused);
  return made;
}

/** The bytes go to the process as they come: the server holds none of them. */
async function tryOnce(chunks: AsyncIterable<Uint8Array>): Promise<Made> {
  let at = 0;
  for await (const chunk of inTime(chunks)) {
    if (at + chunk.byteLength > MAX_PHOTO_BYTES) throw new AppError("too_large");
    await thread.run("receive", { at, chunk });
    at += chunk.byteLength;
  }
  return thread.run("makePictures", undefined);
}

/** Throws unavailable for a chunk that does not come: a store that hangs must not stop the photos behind this one. */
async function* inTime(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reading = chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(
        reject,
        DEADLINE_MS,
        new AppError("unavailable", { retryAfterSeconds: RETRY_AFTER }),
      );
      const next = await Promise.race([reading.next(), late]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: it waits for the chunk, and may fail as that does.
    reading.return?.().catch(() => undefined);
  }
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
