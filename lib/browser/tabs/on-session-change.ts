import { lastAnnounced, SESSION_KEY, type SignedIn } from "./session-channel";

/** Calls `listener` when another tab announces a sign-in or sign-out. Returns the unsubscribe function. */
export function onSessionChange(listener: (user: SignedIn) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const user = key === SESSION_KEY ? lastAnnounced() : undefined;
    if (user !== undefined) listener(user);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
