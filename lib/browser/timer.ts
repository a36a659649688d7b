/** The longest that a timer takes; beyond it browsers call at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** One timer: what is called last replaces what was to be called before. */
export function createTimer(): { after: (work: () => void, ms: number) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    after: (work, ms) => {
      stop();
      timer = setTimeout(work, Math.min(Math.max(ms, 0), LONGEST_MS));
    },
    stop,
  };
}

/**
 * Milliseconds before the next try: `first`, doubled with each failure after that up to `last`; between half of that and all of it, so
 * that phones do not return together.
 */
export function delayAfter(failures: number, first: number, last: number, random = Math.random): number {
  return Math.min(last, first * 2 ** (failures - 1)) * (0.5 + random() / 2);
}
