"use client";

import { useCallback, useEffect } from "react";

/** Milliseconds after mount, so that everything visible loads first. */
const START_MS = 1500;

/**
 * Calls `load` (which must be stable) shortly after mount, and again when the network is back if it failed. Returns a function
 * that calls it immediately.
 */
export function useDeferredLoad(load: () => Promise<void>): () => void {
  const loadWhenOnline = useCallback(
    function attempt() {
      load().catch(() => {
        addEventListener("online", attempt, { once: true });
      });
    },
    [load],
  );
  useEffect(() => {
    const timer = setTimeout(loadWhenOnline, START_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", loadWhenOnline);
    };
  }, [loadWhenOnline]);
  return loadWhenOnline;
}
