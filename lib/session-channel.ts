/** Who is signed in in this browser now; null after signing out. */
export type SignedIn = { id: string; name: string } | null;

/** In the browser's storage, which tells other tabs of each change. */
export const SESSION_KEY = "session";

/** Tells the browser's other tabs, and pages that Back will show, who has just signed in, or that somebody signed out. */
export function announceSession(user: SignedIn): void {
  try {
    // The time makes each announcement a change.
    localStorage.setItem(SESSION_KEY, JSON.stringify({ user, at: Date.now() }));
  } catch {
    // Storage may be refused: the other tabs then learn it from their next call.
    return;
  }
}

/** What was announced last in this browser; undefined when nothing was. It may be out of date: only the server knows. */
export function lastAnnounced(): SignedIn | undefined {
  try {
    const stored = localStorage.getItem(SESSION_KEY);
    return stored === null ? undefined : (JSON.parse(stored) as { user: SignedIn }).user;
  } catch {
    return undefined;
  }
}
