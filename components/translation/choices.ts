"use client";

import { useSyncExternalStore } from "react";

/** What the reader has chosen to see of a text, for as long as the page is open. */
type Choice = "original" | "translation";

let choices: ReadonlyMap<string, Choice> = new Map();
const listeners = new Set<() => void>();

/** Shows a text, or a group of them, as it was written or translated. */
export function choose(group: string, choice: Choice): void {
  choices = new Map(choices).set(group, choice);
  listeners.forEach((listener) => {
    listener();
  });
}

export function useChoice(group: string): Choice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => choices.get(group),
    () => undefined,
  );
}

/** All choices, for lists of names. */
export function useChoices(): ReadonlyMap<string, Choice> {
  return useSyncExternalStore(
    subscribe,
    () => choices,
    () => NONE,
  );
}

const NONE: ReadonlyMap<string, Choice> = new Map();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
