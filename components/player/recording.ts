/** A recording that can be played, with what the lock screen shows of it. */
export interface Recording {
  /** Its address, which is also its identity. */
  url: string;
  /** In seconds, as everybody sees it; null if it was not measured. */
  length: number | null;
  /** The listener: positions are remembered per person. */
  readerId: string;
  author: string;
  /** The task or subtask, if any, and the project. */
  place: string | null;
  project: string;
}

/** The page's only audio element and its recording, as the media session sees them. */
export interface Deck {
  audio: HTMLAudioElement;
  recording: () => Recording | null;
  /** In seconds. */
  length: () => number;
  resume: () => void;
}

/** Playback speeds, in the order in which the button cycles. */
export const SPEEDS = [1, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}

/** Seconds that an arrow key moves: fewer in a short recording. */
const LONG = 30;
const STEP = 5;

/** The position, in seconds, that a slider key seeks to; null for any other key. */
export function seekByKey(key: string, at: number, length: number): number | null {
  const step = length > LONG ? STEP : 1;
  const targets: Record<string, number> = {
    ArrowRight: at + step,
    ArrowUp: at + step,
    ArrowLeft: at - step,
    ArrowDown: at - step,
    PageUp: at + 3 * step,
    PageDown: at - 3 * step,
    Home: 0,
    End: length,
  };
  const to = targets[key];
  return to === undefined ? null : clamp(to, length);
}

export function clamp(seconds: number, length: number): number {
  return Math.min(Math.max(0, seconds), length);
}
