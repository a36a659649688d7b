/** A small part is fetched on any connection, a large one on Wi-Fi alone. */
export type PartSize = "small" | "large";

const waiting = new Map<() => void, PartSize>();
let schedule: () => void = () => undefined;

/** Fetches what opens later once the page is idle, for when there is no signal. Each function is called once. */
export function fetchWhileIdle(fetchPart: () => void, size: PartSize = "small"): void {
  waiting.set(fetchPart, size);
  schedule();
}

/** For what decides when the browser is idle, and loads late itself: `onWaiting` is called whenever something waits. */
export function serveIdleFetches(onWaiting: () => void): void {
  schedule = onWaiting;
  if (waiting.size > 0) onWaiting();
}

/** Takes everything that waits. */
export function takeIdleFetches(): [fetchPart: () => void, size: PartSize][] {
  const taken = [...waiting];
  waiting.clear();
  return taken;
}
