import { Listeners } from "@/lib/browser/listeners";

let at = Date.now();
let isHeard = true;
const listeners = new Listeners();

/** When the server last answered a read, or sent something in the event stream; at first, when the page was loaded. */
export function lastHeard(): number {
  return at;
}

export function noteHeard(): void {
  at = Date.now();
  if (isHeard) return;
  isHeard = true;
  listeners.notify();
}

/** For a page that comes from this phone: what it shows is as of then, until the server is heard. */
export function showAsOf(time: number): void {
  at = time;
  isHeard = false;
  listeners.notify();
}

/** Whether the server has been heard since the page was opened. */
export function isServerHeard(): boolean {
  return isHeard;
}

export const subscribeToHeard = listeners.subscribe;
