import { longestSeconds, shortestSeconds } from "./plausible-length";
import { audioTypeOf } from "@/lib/shared/audio/audio-types";
import { countSound } from "@/lib/shared/audio/count-sound";

/**
 * How long a recording is, in seconds: what its frames, pages, blocks or samples say, else `claimedMs`, what whoever made it measured.
 * Neither is believed that is shorter than these bytes can be; null if neither is left. Phones and the server both ask this, so that
 * everybody sees the same length.
 */
export async function soundLength(file: Blob, claimedMs: number | null): Promise<number | null> {
  const type = audioTypeOf(file.type);
  if (!type) return null;
  const counted = await countSound(new Uint8Array(await file.arrayBuffer()), type, nextTurn);
  const claims = [counted, { seconds: (claimedMs ?? 0) / 1000, bytes: file.size }];
  const known = claims.find(
    (one) => one && one.seconds > 0 && one.seconds >= shortestSeconds(type, one.bytes),
  );
  return known ? Math.min(known.seconds, longestSeconds(type, file.size)) : null;
}

/** A length as it is stored. */
export function inMs(seconds: number): number {
  return Math.round(seconds * 1000);
}

function nextTurn(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
