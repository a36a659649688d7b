import { longestSeconds } from "../shared/plausible-length";
import { soundLength } from "../shared/sound-length";
import { audioTypeOf } from "@/lib/shared/audio/audio-types";

/** Bytes per second of the lowest bitrate that phones record in (16 kbit/s): what a file counts as whose length nobody can tell. */
const SLOWEST = 2_000;

/** In seconds. */
interface Length {
  /** Null where it cannot be told. */
  known: number | null;
  /** The same, or as long as its bytes are at the lowest bitrate that phones record in. */
  seconds: number;
  /** The longest that the bytes allow at the lowest bitrate of their format. */
  longest: number;
}

/** The length of a recording, of which the phone measured `durationMs`. */
export async function measureLength(bytes: Blob, durationMs: number | null): Promise<Length> {
  const type = audioTypeOf(bytes.type);
  const guess = bytes.size / SLOWEST;
  const longest = type ? longestSeconds(type, bytes.size) : guess;
  const known = await soundLength(bytes, durationMs);
  return { known, seconds: known ?? Math.min(guess, longest), longest };
}
