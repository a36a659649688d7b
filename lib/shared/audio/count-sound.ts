import type { AudioType } from "./audio-types";
import { viewOf } from "./byte-source";
import type { Counted, Counting } from "./counted";
import { countMp4 } from "./mp4";
import { countMpeg } from "./mpeg";
import { countOgg } from "./ogg";
import { countWav } from "./wav";
import { countWebm } from "./webm";

const COUNTS: Record<Exclude<AudioType, "audio/wav">, (view: DataView) => Counting> = {
  "audio/mpeg": countMpeg,
  "audio/mp4": countMp4,
  "audio/webm": countWebm,
  "audio/ogg": countOgg,
};

/** Counts the sound of a whole file of this type, with `pause` now and then; null where it cannot be told. */
export async function countSound(
  bytes: Uint8Array,
  type: AudioType,
  pause: () => Promise<unknown>,
): Promise<Counted | null> {
  const view = viewOf(bytes);
  if (type === "audio/wav") return countWav(view);
  const count = COUNTS[type](view);
  for (;;) {
    const { done, value } = count.next();
    if (done) return value;
    await pause();
  }
}
