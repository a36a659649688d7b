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

export function signOutGuard(): SignOutGuard | null {
  return guard;
}
