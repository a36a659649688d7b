import { lastAnnounced, SESSION_KEY, type SignedIn } from "./session-channel";

/** Calls `hear` with what other tabs announce. Returns a function that ends it. */
export function hearSessions(hear: (user: SignedIn) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const user = key === SESSION_KEY ? lastAnnounced() : undefined;
    if (user !== undefined) hear(user);
  };
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener("storage", onStorage);
  };
}
