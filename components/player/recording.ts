/** A recording that can be played, with what the lock screen shows of it. */
export interface Recording {
  /** Its address, which is also its identity. */
  url: string;
  /** In seconds, as the phone measured it; null when it did not. */
  length: number | null;
  /** Whose ear it is for: places are remembered for each person. */
  readerId: string;
  author: string;
  /** The place that it is about, if it is in a task, and the project. */
  place: string | null;
  project: string;
}

/** Whatever plays recordings for the engine: the page's one audio element and what is in it. */
export interface Deck {
  audio: HTMLAudioElement;
  recording: () => Recording | null;
  /** In seconds. */
  length: () => number;
}

/** How fast one listens, in the order of the button. */
export const SPEEDS = [1, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}

/** Seconds that an arrow key moves: few in a short recording. */
const LONG = 30;
const STEP = 5;

/** Where a key of a slider leads, in seconds; null for any other key. */
export function seekByKey(key: string, at: number, length: number): number | null {
  const step = length > LONG ? STEP : 1;
  const to = targetOf(key, at, length, step);
  return to === null ? null : clamp(to, length);
}

function targetOf(key: string, at: number, length: number, step: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return at + step;
    case "ArrowLeft":
    case "ArrowDown":
      return at - step;
    case "PageUp":
      return at + 3 * step;
    case "PageDown":
      return at - 3 * step;
    case "Home":
      return 0;
    case "End":
      return length;
    default:
      return null;
  }
}

export function clamp(seconds: number, length: number): number {
  return Math.min(Math.max(0, seconds), length);
}
