import { setImmediate as nextTurn } from "node:timers/promises";
import { longestSeconds, shortestSeconds } from "../shared/plausible-length";
import { audioTypeOf } from "@/lib/shared/audio/audio-types";
import { countSound } from "@/lib/shared/audio/count-sound";

/** Bytes per second of the lowest bitrate that phones record in (16 kbit/s): what a file counts as whose length nobody can tell. */
const SLOWEST = 2_000;

/**
 * The length of a recording in seconds: what its frames, pages, blocks or samples say, else what the phone measured, else as long
 * as its bytes are at the lowest bitrate that phones record in. Neither is believed that is shorter than these bytes can be, and
 * none is longer than they allow at the least bitrate of its format.
 */
export async function measureLength(bytes: Blob, durationMs: number | null): Promise<number> {
  const type = audioTypeOf(bytes.type);
  if (!type) return bytes.size / SLOWEST;
  const counted = await countSound(new Uint8Array(await bytes.arrayBuffer()), type, () => nextTurn());
  const known = [
    { seconds: counted?.seconds ?? 0, bytes: counted?.bytes ?? 0 },
    { seconds: (durationMs ?? 0) / 1000, bytes: bytes.size },
  ].find((one) => one.seconds > 0 && one.seconds >= shortestSeconds(type, one.bytes));
  return Math.min(known?.seconds ?? bytes.size / SLOWEST, longestSeconds(type, bytes.size));
}
