type Work = () => Promise<unknown>;

/** Milliseconds that signing out waits at most: a call may be held back until somebody signs in. */
const LIMIT_MS = 5000;
const unsent = new Set<Work>();

/** Registers what must be sent while the reader is still signed in; returns a function that unregisters it. */
export function beforeSignOut(work: Work): () => void {
  unsent.add(work);
  return () => {
    unsent.delete(work);
  };
}

/** Settles when everything that was registered is sent or has failed. */
export async function sendBeforeSignOut(): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([Promise.allSettled([...unsent].map((work) => work())), limit]);
}
