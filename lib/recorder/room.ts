import { MAX_AUDIO } from "@/lib/audio/limits";
import { BITS_PER_SECOND, CHUNK_MS } from "./limits";

const BYTES_PER_MS = BITS_PER_SECOND / 8 / 1000;
/** What may still arrive once a recording is told to stop: its last chunks, and the container's end. */
const RESERVE = 64_000;
/** Before that the container's head distorts the rate. */
const STEADY_MS = 10_000;

/** For how many more milliseconds a recording stays within the size that the server takes, at the rate so far. */
export function roomMs(bytes: number, durationMs: number): number {
  const measured = durationMs > STEADY_MS ? bytes / durationMs : 0;
  const rate = Math.max(BYTES_PER_MS, measured);
  return Math.max(0, (MAX_AUDIO - RESERVE - bytes) / rate - 2 * CHUNK_MS);
}
