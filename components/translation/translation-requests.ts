import type { QueryClient } from "@tanstack/react-query";
import type { Translatable } from "./translatable";
import { useStore } from "@/components/providers/use-store";
import type { ApiError } from "@/lib/browser/api-client";
import { Listeners } from "@/lib/browser/listeners";
import type { Locale } from "@/lib/i18n/locale";

/*
 * Batches requests for missing translations: each text that is shown without its translation registers here, and one call
 * requests all of them.
 */

/** The state of a text's translation. `none`: there will be none, and the error says why. */
export interface TranslationRequest {
  /** The version of the text that was requested. */
  text: string;
  state: "waiting" | "none";
  error?: ApiError;
}

/** Milliseconds to collect a page's texts before requesting them. */
const GATHER_MS = 60;

const requests = new Map<string, TranslationRequest>();
const listeners = new Listeners();
let pending: Translatable[] = [];

/** Requests the translation of a text's current version, once. */
export function requestTranslation(client: QueryClient, of: Translatable, to: Locale): void {
  if (requests.get(keyOf(of))?.text === of.text) return;
  set(of, { text: of.text, state: "waiting" });
  pending.push(of);
  if (pending.length === 1) setTimeout(() => void ask(client, to), GATHER_MS);
}

/** Requests it again after a failure. */
export function retryTranslation(client: QueryClient, of: Translatable, to: Locale): void {
  requests.delete(keyOf(of));
  requestTranslation(client, of, to);
}

export function useTranslationRequest(of: Translatable): TranslationRequest | undefined {
  const now = useStore(listeners.subscribe, () => requests.get(keyOf(of)), undefined);
  return now?.text === of.text ? now : undefined;
}

async function ask(client: QueryClient, to: Locale): Promise<void> {
  const texts = pending;
  pending = [];
  const error = await askForAll(client, texts, to);
  for (const of of texts)
    if (requests.get(keyOf(of))?.state === "waiting")
      requests.set(keyOf(of), { text: of.text, state: "none", ...(error && { error }) });
  listeners.notify();
}

async function askForAll(client: QueryClient, texts: Translatable[], to: Locale): Promise<ApiError | null> {
  try {
    const { askForTranslations } = await import("./ask-for-translations");
    await askForTranslations(client, texts, to, (answer) => requests.delete(keyOf(answer)));
    return null;
  } catch (error) {
    return error as ApiError;
  }
}

function keyOf({ type, id }: { type: string; id: string }): string {
  return `${type} ${id}`;
}

function set(of: Translatable, to: TranslationRequest): void {
  requests.set(keyOf(of), to);
  listeners.notify();
}
