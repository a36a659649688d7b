"use client";

import { useSyncExternalStore } from "react";

/** How a newcomer says they came: to run jobs, or to work on them. */
export type StartsAs = "owner" | "crew";

/** The reader's answer in this browser; null before they have answered, and on the server. */
export function useStartsAs(userId: string): StartsAs | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => read(userId),
    () => null,
  );
}

/** Stores the answer in this browser, so that the question is asked only once. */
export function rememberStartsAs(userId: string, answer: StartsAs): void {
  try {
    localStorage.setItem(nameOf(userId), answer);
  } catch {
    // Storage may be blocked: then the question is asked again.
    return;
  }
}

function read(userId: string): StartsAs | null {
  try {
    const stored = localStorage.getItem(nameOf(userId));
    return stored === "owner" || stored === "crew" ? stored : null;
  } catch {
    return null;
  }
}

const nameOf = (userId: string) => `starts-as:${userId}`;
