import { PhotoError, type PhotoProblem, type ReportProgress } from "./shrink";
import { shrink } from "./shrinker";
import { keptChoice } from "@/lib/browser/offline/choices";
import type { KeptPhoto } from "@/lib/browser/outbox/store/database";

/** A photo that is being shrunk; the composer shows it, and the outbox may wait for it. */
interface Running {
  done: Promise<KeptPhoto | PhotoProblem>;
  abort: AbortController;
  progress: Parameters<ReportProgress>;
  onProgress: Set<ReportProgress>;
}

const running = new Map<string, Running>();

/**
 * Shrinks a kept photo, once however often it is asked for at the same time, and stores the result with `replace`. Settles with it,
 * or with why it cannot be sent. Rejects if it was abandoned, and if it could not be stored.
 */
export function shrinkKept(
  photo: KeptPhoto,
  replace: (photo: KeptPhoto) => Promise<void>,
  onProgress: ReportProgress = () => undefined,
): Promise<KeptPhoto | PhotoProblem> {
  const one = running.get(photo.id) ?? start(photo, replace);
  one.onProgress.add(onProgress);
  onProgress(...one.progress);
  return one.done;
}

/** Gives up a photo that was removed. */
export function abandonShrinking(id: string): void {
  running.get(id)?.abort.abort();
}

function start(photo: KeptPhoto, replace: (photo: KeptPhoto) => Promise<void>): Running {
  const abort = new AbortController();
  const onProgress: Running["onProgress"] = new Set();
  const report: ReportProgress = (percent, preview = one.progress[1]) => {
    one.progress = [percent, preview];
    onProgress.forEach((tell) => tell(percent, preview));
  };
  const done = shrinkAndStore(photo, replace, { signal: abort.signal, onProgress: report }).finally(() =>
    running.delete(photo.id),
  );
  const one: Running = { done, abort, progress: [0], onProgress };
  running.set(photo.id, one);
  return one;
}

async function shrinkAndStore(
  photo: KeptPhoto,
  replace: (photo: KeptPhoto) => Promise<void>,
  options: Parameters<typeof shrink>[1],
): Promise<KeptPhoto | PhotoProblem> {
  try {
    const original = new Blob([photo.bytes], { type: photo.contentType });
    const { bytes, preview, place, ...facts } = await shrink(original, options);
    const wanted = place && keptChoice("place") ? { place } : {};
    const shrunk = { ...facts, ...wanted, preview: await preview.arrayBuffer(), previewType: preview.type };
    const stored = { ...photo, bytes: await bytes.arrayBuffer(), contentType: bytes.type, shrunk };
    await replace(stored);
    return stored;
  } catch (error) {
    if (error instanceof PhotoError) return error.problem;
    throw error;
  }
}
