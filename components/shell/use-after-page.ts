"use client";

import { useCallback, useEffect } from "react";

/** Milliseconds after the page is there: after everything that the reader sees. */
const START_MS = 1500;

/**
 * Calls `load`, which never changes, soon after the page is there, and when the network is back if it failed. Returns what does
 * so at once.
 */
export function useAfterPage(load: () => Promise<void>): () => void {
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
