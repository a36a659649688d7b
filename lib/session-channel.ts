/** Who is signed in in this browser now; null after signing out. */
export type SignedIn = { id: string; name: string } | null;

/** Of the channel, and of the storage key where there are no channels. */
export const SESSION_CHANNEL = "session";
let shared: BroadcastChannel | null = null;

/** Tells the browser's other tabs who has just signed in, or that somebody signed out. */
export function announceSession(user: SignedIn): void {
  if (typeof BroadcastChannel === "undefined") announceInStorage(user);
  else sessionChannel().postMessage(user);
}

/** One per tab: a channel's own messages do not come back to it. */
export function sessionChannel(): BroadcastChannel {
  return (shared ??= new BroadcastChannel(SESSION_CHANNEL));
}

/** Other tabs get an event for each change of the value, hence the time in it. */
function announceInStorage(user: SignedIn): void {
  try {
    localStorage.setItem(SESSION_CHANNEL, JSON.stringify({ user, at: Date.now() }));
  } catch {
    // Storage may be refused: the other tabs then learn it from their next call.
    return;
  }
}
