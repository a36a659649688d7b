/** Who is signed in in this browser now; null after signing out. */
export type SignedIn = { id: string; name: string } | null;

const NAME = "session";
let shared: BroadcastChannel | null = null;

/** Tells the browser's other tabs who has just signed in, or that somebody signed out. */
export function announceSession(user: SignedIn): void {
  if (typeof BroadcastChannel === "undefined") announceInStorage(user);
  else channel().postMessage(user);
}

/** Calls `hear` with what other tabs announce. Returns a function that ends it. */
export function hearSessions(hear: (user: SignedIn) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  if (typeof BroadcastChannel === "undefined")
    window.addEventListener(
      "storage",
      ({ key, newValue }) => {
        if (key === NAME && newValue !== null) hear((JSON.parse(newValue) as { user: SignedIn }).user);
      },
      { signal },
    );
  else channel().addEventListener("message", ({ data }: MessageEvent<SignedIn>) => hear(data), { signal });
  return () => {
    ending.abort();
  };
}

/** One per tab: a channel's own messages do not come back to it. */
function channel(): BroadcastChannel {
  return (shared ??= new BroadcastChannel(NAME));
}

/** Other tabs get an event for each change of the value, hence the time in it. */
function announceInStorage(user: SignedIn): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ user, at: Date.now() }));
  } catch {
    // Storage may be refused: the other tabs then learn it from their next call.
    return;
  }
}
