/** Who is signed in in this browser now; null after signing out. */
export type SignedIn = { id: string; name: string } | null;

/** Key in localStorage, which notifies other tabs of changes. */
export const SESSION_KEY = "session";

/** Tells other tabs, and pages in the back/forward cache, who has just signed in, or that somebody signed out. */
export function announceSession(user: SignedIn): void {
  try {
    // The time makes each announcement different, so that other tabs are notified.
    localStorage.setItem(SESSION_KEY, JSON.stringify({ user, at: Date.now() }));
  } catch {
    // Storage may be blocked: the other tabs then find out with their next call.
    return;
  }
}

/** The last announcement in this browser; undefined without one. It may be out of date: only the server knows. */
export function lastAnnounced(): SignedIn | undefined {
  try {
    const stored = localStorage.getItem(SESSION_KEY);
    return stored === null ? undefined : (JSON.parse(stored) as { user: SignedIn }).user;
  } catch {
    return undefined;
  }
}
