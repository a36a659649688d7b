import { longestSeconds, shortestSeconds } from "./plausible-length";
import { type AudioType, audioTypeOf } from "@/lib/shared/audio/audio-types";
import { viewOf } from "@/lib/shared/audio/byte-source";
import type { Counted, Counting } from "@/lib/shared/audio/counted";
import { countMp4 } from "@/lib/shared/audio/mp4";
import { countMpeg } from "@/lib/shared/audio/mpeg";
import { countOgg } from "@/lib/shared/audio/ogg";
import { countWav } from "@/lib/shared/audio/wav";
import { countWebm } from "@/lib/shared/audio/webm";

const COUNTS: Record<Exclude<AudioType, "audio/wav">, (view: DataView) => Counting> = {
  "audio/mpeg": countMpeg,
  "audio/mp4": countMp4,
  "audio/webm": countWebm,
  "audio/ogg": countOgg,
};

/**
 * How long a recording is, in seconds: what its frames, pages, blocks or samples say, else `claimedMs`, what the sender measured.
 * Neither is believed that is shorter than these bytes can be; null if neither is left. Phones and the server both ask this, so that
 * everybody sees the same length.
 */
export async function soundLength(file: Blob, claimedMs: number | null): Promise<number | null> {
  const type = audioTypeOf(file.type);
  if (!type) return null;
  const counted = await countSound(new Uint8Array(await file.arrayBuffer()), type);
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

/** Counts the sound of a whole file of this type, with a pause now and then; null where it cannot be told. */
async function countSound(bytes: Uint8Array, type: AudioType): Promise<Counted | null> {
  const view = viewOf(bytes);
  if (type === "audio/wav") return countWav(view);
  const count = COUNTS[type](view);
  for (;;) {
    const { done, value } = count.next();
    if (done) return value;
    await nextTurn();
  }
}
