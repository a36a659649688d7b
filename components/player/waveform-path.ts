import { LOUDEST } from "@/lib/recordings/limits";

/** Bars that fit beside the button on a phone. */
export const BARS = 39;
/** Height of the drawing, and of its quietest bar. */
export const HEIGHT = 100;
const QUIETEST = 12;

/** The loudest peak of each of `count` equal stretches: fewer bars than peaks never hide a loud moment. */
export function barsOf(peaks: readonly number[], count = BARS): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const until = Math.max(from + 1, Math.ceil(((bar + 1) * peaks.length) / count));
    return Math.max(0, ...peaks.slice(from, until));
  });
}

/** The bars as one SVG path in a box `count` wide and `HEIGHT` high; the loudest bar of the recording fills it. */
export function waveformPath(peaks: readonly number[], count = BARS): string {
  const bars = barsOf(peaks, count);
  const loudest = Math.max(...bars, LOUDEST / 10);
  return bars
    .map((peak, bar) => {
      const height = Math.max(QUIETEST, Math.round((peak / loudest) * (HEIGHT - QUIETEST)));
      return `M${bar + 0.5} ${(HEIGHT - height) / 2}v${height}`;
    })
    .join("");
}
