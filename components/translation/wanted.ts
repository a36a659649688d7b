"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { ApiError } from "@/lib/api-client";
import type { Locale } from "@/lib/i18n/locale";
import type { TranslatedItemView } from "@/lib/translation/view";
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
/** A list that was read before its translations were stored may arrive after them: they are put back. */
const answered = new Map<string, TranslatedItemView>();
const listeners = new Set<() => void>();
let waiting: Translatable[] = [];

/** Asks for the translation of a text as it is now, once. */
export function want(client: QueryClient, of: Translatable, to: Locale): void {
  if (asked.get(keyOf(of))?.text === of.text) return;
  const known = answered.get(`${to} ${keyOf(of)}`);
  if (known?.original === of.text) return void place(client, known, to);
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
  const { error } = await askForAll(client, texts, to);
  for (const of of texts)
    if (asked.get(keyOf(of))?.state === "waiting")
      asked.set(keyOf(of), { text: of.text, state: "none", ...(error && { error }) });
  tell();
}

async function askForAll(
  client: QueryClient,
  texts: Translatable[],
  to: Locale,
): Promise<{ error?: ApiError }> {
  try {
    const { askForTranslations } = await import("./ask-for-translations");
    await askForTranslations(client, texts, to, (answer) => {
      answered.set(`${to} ${keyOf(answer)}`, answer);
      asked.delete(keyOf(answer));
    });
    return {};
  } catch (error) {
    return { error: error as ApiError };
  }
}

async function place(client: QueryClient, answer: TranslatedItemView, to: Locale): Promise<void> {
  const { addTranslation } = await import("@/components/project-model/translation-cache");
  addTranslation(client, answer, to);
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
