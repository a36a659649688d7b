"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { ApiError } from "@/lib/api-client";
import type { Locale } from "@/lib/i18n/locale";
import type { Translatable } from "./translatable";

/*
 * What the page's texts lack is asked for together: each text that is shown without its translation registers here, and one
 * call asks for all of them.
 */

/** How far the translation of a text is. `none`: there will be none; the error says why. */
export interface Asked {
  /** The version that was asked for. */
  text: string;
  state: "waiting" | "none";
  error?: ApiError;
}

/** Milliseconds in which a page's texts register. */
const GATHER_MS = 60;

const asked = new Map<string, Asked>();
const listeners = new Set<() => void>();
let waiting: Translatable[] = [];

/** Asks for the translation of a text as it is now, once. */
export function want(client: QueryClient, of: Translatable, to: Locale): void {
  if (asked.get(keyOf(of))?.text === of.text) return;
  set(of, { text: of.text, state: "waiting" });
  waiting.push(of);
  if (waiting.length === 1) setTimeout(() => void ask(client, to), GATHER_MS);
}

/** The same for one that could not be translated before. */
export function wantAfterAll(client: QueryClient, of: Translatable, to: Locale): void {
  asked.delete(keyOf(of));
  want(client, of, to);
}

export function useAsked(of: Translatable): Asked | undefined {
  const now = useSyncExternalStore(
    subscribe,
    () => asked.get(keyOf(of)),
    () => undefined,
  );
  return now?.text === of.text ? now : undefined;
}

async function ask(client: QueryClient, to: Locale): Promise<void> {
  const texts = waiting;
  waiting = [];
  const error = await askForAll(client, texts, to);
  for (const of of texts)
    if (asked.get(keyOf(of))?.state === "waiting")
      asked.set(keyOf(of), { text: of.text, state: "none", ...(error && { error }) });
  tell();
}

async function askForAll(client: QueryClient, texts: Translatable[], to: Locale): Promise<ApiError | null> {
  try {
    const { askForTranslations } = await import("./ask-for-translations");
    await askForTranslations(client, texts, to, (answer) => asked.delete(keyOf(answer)));
    return null;
  } catch (error) {
    return error as ApiError;
  }
}

function keyOf({ type, id }: { type: string; id: string }): string {
  return `${type} ${id}`;
}

function set(of: Translatable, to: Asked): void {
  asked.set(keyOf(of), to);
  tell();
}

function tell(): void {
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
