import { useFormat } from "./use-format";
import { useStore } from "./use-store";

const MINUTE = 60_000;

/** The reader's own calendar day, YYYY-MM-DD. Rerenders at their midnight. */
export function useToday(): string {
  const format = useFormat();
  return useStore(subscribeToMinutes, () => format.today(), format.today());
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timer for all subscribers: midnight is at a whole minute in every zone. Also checks when a phone wakes from sleep. */
export function subscribeToMinutes(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  document.addEventListener("visibilitychange", notify);
  schedule();
}

function stop(): void {
  document.removeEventListener("visibilitychange", notify);
  clearTimeout(timer);
}

function schedule(): void {
  timer = setTimeout(
    () => {
      schedule();
      notify();
    },
    MINUTE - (Date.now() % MINUTE),
  );
}

function notify(): void {
  listeners.forEach((listener) => listener());
}
