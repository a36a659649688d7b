type Work = () => Promise<unknown>;

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
  await Promise.allSettled([...unsent].map((work) => work()));
}
