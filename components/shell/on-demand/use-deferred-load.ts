import { useCallback, useEffect, useRef } from "react";

/** Milliseconds after mount by default, so that everything visible loads first. */
const START_MS = 1500;

/**
 * Calls `load` (which must be stable) shortly after mount, and again when the network returns if it failed. Returns a function
 * that calls it immediately and resolves when it settles.
 */
export function useDeferredLoad(load: () => Promise<void>, ms = START_MS): () => Promise<void> {
  const hasFailed = useRef(false);
  const loadNow = useCallback(async () => {
    hasFailed.current = false;
    await load().catch(() => {
      hasFailed.current = true;
    });
  }, [load]);
  useEffect(() => {
    const timer = setTimeout(() => void loadNow(), ms);
    const retry = () => {
      if (hasFailed.current) void loadNow();
    };
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [loadNow, ms]);
  return loadNow;
}
