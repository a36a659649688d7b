import { LEVEL_MS } from "./limits";
import { LOUDEST, MAX_PEAKS } from "@/lib/recordings/limits";

/** Turns samples from -1 to 1, in pieces of any length, into levels from 0 to 100: the loudest moments of equal stretches. */
export function levelMeter(sampleRate: number): (samples: Float32Array) => number[] {
  const stretch = Math.round((sampleRate * LEVEL_MS) / 1000);
  let [count, loudest] = [0, 0];
  return (samples) => {
    const levels: number[] = [];
    for (const sample of samples) {
      loudest = Math.max(loudest, Math.abs(sample));
      count += 1;
      if (count < stretch) continue;
      levels.push(Math.min(LOUDEST, Math.round(loudest * LOUDEST)));
      [count, loudest] = [0, 0];
    }
    return levels;
  };
}

/** The peaks of a whole recording: `most` equal stretches, by default what the server takes, each as loud as its loudest level. */
export function toPeaks(levels: ArrayLike<number>, most = MAX_PEAKS): number[] {
  const count = Math.min(levels.length, most);
  return Array.from({ length: count }, (_, peak) => {
    const from = Math.floor((peak * levels.length) / count);
    const until = Math.floor(((peak + 1) * levels.length) / count);
    let loudest = 0;
    for (let at = from; at < until; at += 1) loudest = Math.max(loudest, levels[at] ?? 0);
    return loudest;
  });
}
