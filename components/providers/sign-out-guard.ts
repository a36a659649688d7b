/** What has a say in signing out. */
interface SignOutGuard {
  /** Loads what `ask` needs. */
  load: () => Promise<void>;
  /** Answers whether the reader may be signed out; asks them if something would be lost. */
  ask: (answer: (may: boolean) => void) => void;
}

let guard: SignOutGuard | null = null;

/** Registers what has a say in signing out, while the reader is still signed in; null unregisters it. */
export function guardSignOut(by: SignOutGuard | null): void {
  guard = by;
}

export function signOutGuard(): SignOutGuard | null {
  return guard;
}
