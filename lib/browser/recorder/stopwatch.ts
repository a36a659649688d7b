/** Counts milliseconds while it runs. */
export interface Stopwatch {
  ms: () => number;
  run: () => void;
  pause: () => void;
}

export function stopwatch(now: () => number = () => performance.now()): Stopwatch {
  let [counted, since] = [0, null as number | null];
  const ms = () => counted + (since === null ? 0 : now() - since);
  return {
    ms: () => Math.round(ms()),
    run: () => {
      since ??= now();
    },
    pause: () => {
      counted = ms();
      since = null;
    },
  };
}
