import { useStore } from "@/components/providers/use-store";
import { Listeners } from "@/lib/browser/listeners";

const STORAGE_KEY = "adminkey";

const listeners = new Listeners();

/** The operator's key in this browser; null when signed out. */
export function operatorKey(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function keepOperatorKey(key: string): void {
  localStorage.setItem(STORAGE_KEY, key);
  listeners.notify();
}

/** Signs this browser out, unless another key has been stored since. */
export function dropOperatorKey(key: string | null): void {
  if (key !== operatorKey()) return;
  localStorage.removeItem(STORAGE_KEY);
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
