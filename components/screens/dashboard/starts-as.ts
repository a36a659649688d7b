"use client";

import { useSyncExternalStore } from "react";
import { storedText, storeText } from "@/lib/browser/stored";

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

/** Stores the answer in this browser, so that the question is asked only once; where storage is blocked, it is asked again. */
export function rememberStartsAs(userId: string, answer: StartsAs): void {
  storeText(nameOf(userId), answer);
}

function read(userId: string): StartsAs | null {
  const answer = storedText(nameOf(userId));
  return answer === "owner" || answer === "crew" ? answer : null;
}

const nameOf = (userId: string) => `starts-as:${userId}`;
