import { storedJson, storeText } from "@/lib/browser/stored";

/** Who is signed in in this browser now; null after signing out. */
export type SignedIn = { id: string; name: string } | null;

/** Key in localStorage, which notifies other tabs of changes. */
export const SESSION_KEY = "session";

/**
 * Tells other tabs, and pages in the back/forward cache, who has just signed in, or that somebody signed out. What was kept on
 * this phone for anybody else is forgotten, and what other apps share is for the new reader.
 */
export function announceSession(user: SignedIn): void {
  // The time makes each announcement different, so that other tabs are notified. Without storage they find out with their next call.
  storeText(SESSION_KEY, JSON.stringify({ user, at: Date.now() }));
  void import("@/lib/browser/offline/kept")
    .then(({ noteReader }) => noteReader(user?.id ?? null))
    .catch(() => undefined);
}

/** The last announcement in this browser; undefined without one. It may be out of date: only the server knows. */
export function lastAnnounced(): SignedIn | undefined {
  return (storedJson(SESSION_KEY) as { user: SignedIn } | null)?.user;
}
