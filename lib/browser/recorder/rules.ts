import { BITS_PER_SECOND, CHUNK_MS } from "./limits";
import { MAX_AUDIO } from "@/lib/recordings/limits";

const WEBM = ["audio/webm;codecs=opus", "audio/webm"];
const MP4 = ["audio/mp4;codecs=mp4a.40.2", "audio/mp4"];

const BYTES_PER_MS = BITS_PER_SECOND / 8 / 1000;
/** Bytes that may still arrive after stopping: the last chunks, and the end of the container. */
const RESERVE = 64_000;
/** Before that, the container's header distorts the measured rate. */
const STEADY_MS = 10_000;

/** Milliseconds until the recording reaches the server's size limit, at the rate so far. */
export function remainingMs(bytes: number, durationMs: number): number {
  const measured = durationMs > STEADY_MS ? bytes / durationMs : 0;
  const rate = Math.max(BYTES_PER_MS, measured);
  return Math.max(0, (MAX_AUDIO - RESERVE - bytes) / rate - 2 * CHUNK_MS);
}

/**
 * The container to record in: WebM with Opus; MP4 on Apple's devices, which older ones among them can play; the browser's own choice
 * when it knows neither.
 */
export function chooseContainer(
  isSupported: (type: string) => boolean,
  isApple = navigator.vendor.startsWith("Apple"),
): string {
  return (isApple ? [...MP4, ...WEBM] : [...WEBM, ...MP4]).find(isSupported) ?? "";
}

/** Counts milliseconds while it runs. */
export function stopwatch(now: () => number = () => performance.now()) {
  let [counted, since] = [0, null as number | null];
  const ms = () => counted + (since === null ? 0 : now() - since);
  return {
    ms: () => Math.round(ms()),
    run: () => {
      since ??= now();
    },
    pause: () => {
      counted = ms();
      since = null;
    },
  };
}
