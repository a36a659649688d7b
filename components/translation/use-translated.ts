import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { use, useEffect } from "react";
import { isForeign, storedIn, type Translatable } from "./translatable";
import { TranslationContext } from "./translation-context";
import { chooseVersion, useChosenVersion, useChosenVersions } from "./version-choices";
import { ReaderContext } from "@/components/providers/reader-context";
import { useStore } from "@/components/providers/use-store";
import type { ApiError } from "@/lib/browser/api-client";
import { Listeners } from "@/lib/browser/listeners";
import type { Locale } from "@/lib/i18n/locale";
import type { TranslationView } from "@/lib/translation/view";

/** A text as it is currently shown to the reader. */
export interface Translated {
  /** Whether it was written in another language than the reader's, and is translated or can be. */
  isTranslatable: boolean;
  /** BCP 47, of the original. */
  from: string | null;
  text: string;
  /** BCP 47, for the `lang` attribute, which screen readers use for pronunciation. */
  lang: string | undefined;
  /** The translation that is shown; undefined while the original is. */
  shown: TranslationView | undefined;
  /** Whether there is a translation to show. */
  isStored: boolean;
  asked: TranslationRequest | undefined;
  show: (what: "original" | "translation") => void;
}

/** A text in the reader's language, or the original if they prefer that. Requests a missing translation. */
export function useTranslated(of: Translatable): Translated {
  const { locale } = use(ReaderContext);
  const { isOn: isServed, isHere, originalsFirst } = use(TranslationContext);
  const isOn = isServed || isHere;
  const client = useQueryClient();
  const group = groupOf(of);
  const choice = useChosenVersion(group) ?? (originalsFirst || of.isOwn ? "original" : "translation");
  const stored = storedIn(of, locale);
  const foreign = (of.parts ?? [of]).filter((one) => isForeign(one, locale));
  const missing = foreign.filter((one) => !storedIn(one, locale));
  const asked = useTranslationRequest(missing[0]);
  useEffect(() => {
    if (isOn && choice === "translation") for (const one of missing) requestTranslation(client, one, locale);
  });
  const shown = choice === "translation" ? stored : undefined;
  const lang = shown ? missing.length === 0 && shown.to : of.language;
  return {
    isTranslatable: foreign.length > 0 && (Boolean(isOn) || stored !== undefined),
    from: shown?.from ?? foreign[0]?.language ?? of.language,
    text: shown?.content ?? of.text,
    lang: lang || undefined,
    shown,
    isStored: stored !== undefined,
    asked,
    show: (what) => {
      chooseVersion(group, what);
      if (what === "translation") for (const one of missing) retryTranslation(client, one, locale);
    },
  };
}

/** Returns a function that gives a task's or subtask's name in the reader's language, for lists of names. */
export function useShownName(): (of: Translatable) => string {
  const shown = useShown();
  return (of) => shown(of).text;
}

/** Returns a function that gives the version of a text to show, with its `lang`. Requests no translations. */
export function useShown(): (of: Translatable) => { text: string; lang: string | undefined } {
  const { locale } = use(ReaderContext);
  const { originalsFirst } = use(TranslationContext);
  const choices = useChosenVersions();
  return (of) => {
    const choice = choices.get(groupOf(of)) ?? (originalsFirst ? "original" : "translation");
    const stored = choice === "translation" ? storedIn(of, locale) : undefined;
    return { text: stored?.content ?? of.text, lang: stored?.to ?? of.language ?? undefined };
  };
}

function groupOf({ type, id, group }: Translatable): string {
  return group ?? `${type} ${id}`;
}

/*
 * Batches requests for missing translations: each text that is shown without its translation registers here, and one call
 * requests all of them.
 */

/** The state of a text's translation. `none`: there will be none, and the error says why. */
interface TranslationRequest {
  state: "waiting" | "none";
  error?: ApiError;
}

/** Milliseconds to collect a page's texts before requesting them. */
const GATHER_MS = 60;

const requests = new Map<string, TranslationRequest>();
const listeners = new Listeners();
let pending: Translatable[] = [];

/** Requests the translation of a text's current version, once. */
function requestTranslation(client: QueryClient, of: Translatable, to: Locale): void {
  if (requests.has(keyOf(of))) return;
  set(of, { state: "waiting" });
  pending.push(of);
  if (pending.length === 1) setTimeout(() => void ask(client, to), GATHER_MS);
}

/** Requests it again after a failure. */
function retryTranslation(client: QueryClient, of: Translatable, to: Locale): void {
  if (requests.get(keyOf(of))?.state !== "none") return;
  requests.delete(keyOf(of));
  requestTranslation(client, of, to);
}

function useTranslationRequest(of?: Translatable): TranslationRequest | undefined {
  return useStore(listeners.subscribe, () => of && requests.get(keyOf(of)), undefined);
}

async function ask(client: QueryClient, to: Locale): Promise<void> {
  const texts = pending;
  pending = [];
  const error = await askForAll(client, texts, to);
  for (const of of texts)
    if (requests.get(keyOf(of))?.state === "waiting")
      requests.set(keyOf(of), { state: "none", ...(error && { error }) });
  listeners.notify();
}

async function askForAll(client: QueryClient, texts: Translatable[], to: Locale): Promise<ApiError | null> {
  try {
    const { askForTranslations } = await import("./ask-for-translations");
    await askForTranslations(client, texts, to, ({ original: text, ...answer }) =>
      requests.delete(keyOf({ ...answer, text })),
    );
    return null;
  } catch (error) {
    return error as ApiError;
  }
}

/** Of a version of a text. */
function keyOf({ type, id, text }: Pick<Translatable, "type" | "id" | "text">): string {
  return `${type} ${id} ${text}`;
}

function set(of: Translatable, to: TranslationRequest): void {
  requests.set(keyOf(of), to);
  listeners.notify();
}
