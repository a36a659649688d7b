/** A recording as the phone measured it. */
export interface Loudness {
  /** The loudest moments of equal stretches, from 0 to 100; empty when it was not measured. */
  peaks: number[];
  durationMs: number | null;
}

/** Up to this level, a peak is the microphone's own noise. */
const NOTHING = 2;
/** Over longer stretches, speech looks as even as an engine. */
const MAX_STRETCH_MS = 300;
const FEW = 8;
/** Ratio of quiet to loud stretches above which it is noise: speech pauses between words, an engine does not. */
const STEADY = 0.75;

/** Whether a recording cannot contain speech: silence, or a noise without pauses. False if it was not measured. */
export function isWithoutSpeech({ peaks, durationMs }: Loudness): boolean {
  return isSilent({ peaks }) || isSteady(peaks, durationMs);
}

/** Whether a measured recording is completely silent. */
export function isSilent({ peaks }: Pick<Loudness, "peaks">): boolean {
  return peaks.length > 0 && Math.max(...peaks) <= NOTHING;
}

function isSteady(peaks: number[], durationMs: number | null): boolean {
  if (durationMs === null || peaks.length < FEW || durationMs / peaks.length > MAX_STRETCH_MS) return false;
  // The button press is audible at both ends.
  const sorted = peaks.slice(1, -1).sort((a, b) => a - b);
  const quiet = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const loud = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  return quiet >= STEADY * loud;
}
