import { useStore } from "@/components/providers/use-store";
import { Listeners } from "@/lib/browser/listeners";
import { storedText, storeText } from "@/lib/browser/stored";

const STORAGE_KEY = "adminkey";

const listeners = new Listeners();
/** The key where the browser stores nothing: this tab's, until it is reloaded. */
let unstored: string | null = null;

/** The operator's key in this browser; null when signed out. */
export function operatorKey(): string | null {
  return storedText(STORAGE_KEY) ?? unstored;
}

export function keepOperatorKey(key: string): void {
  storeText(STORAGE_KEY, key);
  unstored = storedText(STORAGE_KEY) === null ? key : null;
  listeners.notify();
}

/** Signs this browser out, unless another key has been stored since. */
export function dropOperatorKey(key: string | null): void {
  if (key !== operatorKey()) return;
  storeText(STORAGE_KEY, null);
  unstored = null;
  listeners.notify();
}

/** The stored key, also when another tab changes it; undefined until the page has hydrated. */
export function useOperatorKey(): string | null | undefined {
  return useStore(subscribe, operatorKey, undefined);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    unsubscribe();
    removeEventListener("storage", listener);
  };
}
