import { SESSION_CHANNEL, sessionChannel, type SignedIn } from "./session-channel";

/** Calls `hear` with what other tabs announce. Returns a function that ends it. */
export function hearSessions(hear: (user: SignedIn) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  if (typeof BroadcastChannel === "undefined")
    window.addEventListener(
      "storage",
      ({ key, newValue }) => {
        if (key === SESSION_CHANNEL && newValue !== null)
          hear((JSON.parse(newValue) as { user: SignedIn }).user);
      },
      { signal },
    );
  else
    sessionChannel().addEventListener("message", ({ data }: MessageEvent<SignedIn>) => hear(data), {
      signal,
    });
  return () => {
    ending.abort();
  };
}
