"use client";

import { type ComponentType, useEffect, useState } from "react";

/** Milliseconds after the page is there: what waited is sent soon, but loads after everything that the reader sees. */
const START_MS = 1500;

/** Opens the user's outbox on every page of theirs. */
export function OutboxKeeper({ userId }: { userId: string }) {
  const [Keep, setKeep] = useState<ComponentType<{ userId: string }> | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import("./keep-outbox").then(
        (loaded) => {
          setKeep(() => loaded.default);
        },
        // Without a signal: the next page loads it.
        () => undefined,
      );
    }, START_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return Keep && <Keep userId={userId} />;
}
