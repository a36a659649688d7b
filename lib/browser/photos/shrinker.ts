import { PhotoError, type ReportProgress, type Shrunk, shrinkPhoto } from "./shrink";
import type { FromWorker } from "./shrink-worker";

/** Seconds that one photo may take, without those of a suspended phone: what takes longer has run out of memory. */
const DEADLINE_S = 60;

interface Options {
  /** Gives up a photo that was removed. */
  signal: AbortSignal;
  onProgress: ReportProgress;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Shrinks a photo in a thread of its own, so that typing stays quick; one after the other, so that memory stays bounded. Rejects
 * with PhotoError, or with the signal's reason.
 */
export function shrink(file: Blob, options: Options): Promise<Shrunk> {
  const turn = last.then(() => shrinkNow(file, options));
  last = turn.catch(() => undefined);
  return turn;
}

async function shrinkNow(file: Blob, options: Options): Promise<Shrunk> {
  options.signal.throwIfAborted();
  return (await inThread(file, options)) ?? shrinkPhoto(file, options.onProgress);
}

/** Null where the thread could not be started, as without a signal. */
async function inThread(file: Blob, { signal, onProgress }: Options): Promise<Shrunk | null> {
  const worker = new Worker(new URL("./shrink-worker.ts", import.meta.url));
  const ended = new AbortController();
  const shrunk = new Promise<Shrunk | null>((resolve, reject) => {
    let left = DEADLINE_S;
    const countdown = setInterval(() => {
      left -= 1;
      if (left === 0) reject(new PhotoError("unreadable"));
    }, 1000);
    ended.signal.addEventListener("abort", () => clearInterval(countdown));
    signal.addEventListener("abort", () => reject(signal.reason as Error), { signal: ended.signal });
    worker.onerror = () => resolve(null);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("percent" in data) onProgress(data.percent, data.preview);
      else if ("shrunk" in data) resolve(data.shrunk);
      else reject(new PhotoError(data.problem));
    };
    worker.postMessage(file);
  });
  return shrunk.finally(() => {
    ended.abort();
    // With it goes the memory that decoding took.
    worker.terminate();
  });
}
