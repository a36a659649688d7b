"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { type ApiError, send } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import type { Locale } from "@/lib/i18n/locale";
import { MOST_COMMENTS, MOST_ITEMS } from "@/lib/translation/limits";
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
/** The service is waited for longer than any other call. */
const TIMEOUT_MS = 45_000;

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
  const { items, comments } = itemsFor(texts);
  for (let at = 0; at < items.length; at += MOST_ITEMS)
    await askFor(client, texts, { to, items: items.slice(at, at + MOST_ITEMS), comments });
  for (const of of texts)
    if (asked.get(keyOf(of))?.state === "waiting") set(of, { text: of.text, state: "none" });
}

interface Question {
  to: Locale;
  items: object[];
  comments: number;
}

async function askFor(client: QueryClient, texts: Translatable[], body: Question): Promise<void> {
  try {
    const response = await send("POST", apiPaths.translations(), body, { timeoutMs: TIMEOUT_MS });
    const answers = (await response.json()) as TranslatedItemView[];
    for (const answer of answers) {
      answered.set(`${body.to} ${keyOf(answer)}`, answer);
      await place(client, answer, body.to);
      asked.delete(keyOf(answer));
    }
    tell();
  } catch (error) {
    for (const of of texts)
      if (asked.get(keyOf(of))?.state === "waiting")
        set(of, { text: of.text, state: "none", error: error as ApiError });
  }
}

async function place(client: QueryClient, answer: TranslatedItemView, to: Locale): Promise<void> {
  const { addTranslation } = await import("@/components/project-model/translation-cache");
  addTranslation(client, answer, to);
}

/** Comments come with their updates: a page of a hundred updates is one call. */
function itemsFor(texts: Translatable[]) {
  const newest = texts.flatMap(({ thread }) =>
    thread && thread.fromNewest <= MOST_COMMENTS ? [thread] : [],
  );
  const ids = new Map(
    texts.map(({ type, id, thread }) =>
      thread && thread.fromNewest <= MOST_COMMENTS
        ? [thread.updateId, { type: "update", id: thread.updateId }]
        : [id, { type, id }],
    ),
  );
  return { items: [...ids.values()], comments: Math.max(0, ...newest.map(({ fromNewest }) => fromNewest)) };
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
