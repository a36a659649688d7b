let inFlight = 0;
const listeners = new Set<() => void>();

/** Counts a change of this tab as on its way until it is answered. */
export async function trackWrite<T>(write: () => Promise<T>): Promise<T> {
  inFlight += 1;
  try {
    return await write();
  } finally {
    inFlight -= 1;
    // After the code that handles the response.
    if (inFlight === 0) setTimeout(callListeners);
  }
}

/** Whether a change of this tab is on its way: an event may tell of it before its answer does. */
export function isWriting(): boolean {
  return inFlight > 0;
}

/** Calls once when no change of this tab is on its way any more. */
export function onWritesSettled(listener: () => void): void {
  listeners.add(listener);
}

function callListeners(): void {
  const waiting = [...listeners];
  listeners.clear();
  for (const listener of waiting) listener();
}
