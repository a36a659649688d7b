/** Settles with whether the reader may be signed out; asks them if something would be lost. */
type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

/** Registers what has a say in signing out, while the reader is still signed in; returns a function that unregisters it. */
export function beforeSignOut(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Whether nothing speaks against signing out. */
export async function maySignOut(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}
