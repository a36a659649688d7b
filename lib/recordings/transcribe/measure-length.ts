import { setImmediate as nextTurn } from "node:timers/promises";
import { longestSeconds, shortestSeconds } from "../shared/plausible-length";
import { audioTypeOf } from "@/lib/shared/audio/audio-types";
import { countSound } from "@/lib/shared/audio/count-sound";

/** Bytes per second of the lowest bitrate that phones record in (16 kbit/s): what a file counts as whose length nobody can tell. */
const SLOWEST = 2_000;

/** In seconds. */
interface Length {
  seconds: number;
  /** The longest that the bytes allow at the lowest bitrate of their format. */
  longest: number;
}

/**
 * The length of a recording: what its frames, pages, blocks or samples say, else what the phone measured, else as long as its
 * bytes are at the lowest bitrate that phones record in. Neither is believed that is shorter than these bytes can be.
 */
export async function measureLength(bytes: Blob, durationMs: number | null): Promise<Length> {
  const type = audioTypeOf(bytes.type);
  const guess = bytes.size / SLOWEST;
  if (!type) return { seconds: guess, longest: guess };
  const counted = await countSound(new Uint8Array(await bytes.arrayBuffer()), type, () => nextTurn());
  const claims = [counted, { seconds: (durationMs ?? 0) / 1000, bytes: bytes.size }];
  const known = claims.find(
    (one) => one && one.seconds > 0 && one.seconds >= shortestSeconds(type, one.bytes),
  );
  const longest = longestSeconds(type, bytes.size);
  return { seconds: Math.min(known?.seconds ?? guess, longest), longest };
}
