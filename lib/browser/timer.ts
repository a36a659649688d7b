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
