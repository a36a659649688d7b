import type { AudioType } from "@/lib/shared/audio/audio-types";

/** Bytes per second at the lowest bitrate of what each may contain: MPEG-2 layer III, GSM, AMR, Opus. */
const LEAST: Record<AudioType, number> = {
  "audio/mpeg": 1_000,
  "audio/wav": 1_600,
  "audio/mp4": 600,
  "audio/webm": 750,
  "audio/ogg": 750,
};
/** Bytes per second above which sound is not as short as it says: four times the best that phones record in. */
const FASTEST = { compressed: 64_000, wav: 600_000 };

/** The longest that a recording of this type with so many bytes can be, in seconds, whatever its header or a phone says. */
export function longestSeconds(type: AudioType, bytes: number): number {
  return bytes / LEAST[type];
}

/** The shortest likewise: one that claims less wants to be charged for less. */
export function shortestSeconds(type: AudioType, bytes: number): number {
  return bytes / (type === "audio/wav" ? FASTEST.wav : FASTEST.compressed);
}
