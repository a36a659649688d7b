/** Can delay or prevent signing out, to save unsent items. */
interface SignOutGuard {
  /** Loads the code for `ask`. */
  load: () => Promise<void>;
  /** Answers whether the reader may be signed out; asks them if something would be lost. */
  ask: (answer: (may: boolean) => void) => void;
}

let guard: SignOutGuard | null = null;

/** Registers the guard that signing out asks first; null unregisters it. */
export function guardSignOut(by: SignOutGuard | null): void {
  guard = by;
}

/** How long signing out waits for the guard to load. */
const LOAD_LIMIT_MS = 5000;

/**
 * Whether signing out is allowed. A guard that cannot be loaded does not block it: without a signal, signing out fails too, and
 * unsent items stay on the phone, visible only to their user.
 */
export async function maySignOut(): Promise<boolean> {
  if (!guard || !(await isInTime(guard.load()))) return true;
  return new Promise(guard.ask);
}

function isInTime(loading: Promise<void>): Promise<boolean> {
  const loaded = loading.then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, LOAD_LIMIT_MS, false));
  return Promise.race([loaded, late]);
}
