import type { QueryClient } from "@tanstack/react-query";
import type { Translatable } from "./translatable";
import { addTranslations } from "@/components/project-model/cache/translation-cache";
import { bodyOf, send } from "@/lib/browser/api-client";
import { keptChoice } from "@/lib/browser/offline/choices";
import type { Locale } from "@/lib/i18n/locale";
import { apiPath } from "@/lib/shared/paths/api-path";
import { MOST_COMMENTS, MOST_ITEMS } from "@/lib/translation/limits";
import type { TranslatedItemView } from "@/lib/translation/view";

/** Longer than any other call's timeout: the translation service is slow. */
const TIMEOUT_MS = 45_000;

/** Restores translations that a list, read before they were stored, has overwritten. */
const answered = new Map<string, TranslatedItemView>();

/**
 * Requests translations and adds them to the query cache; calls `onAnswer` for each that is of the requested version of its text. Where
 * no service gives them, this phone does if the person chose so. Throws ApiError.
 */
export async function askForTranslations(
  client: QueryClient,
  texts: Translatable[],
  to: Locale,
  onAnswer: (answer: TranslatedItemView) => void,
): Promise<void> {
  const place = (answers: TranslatedItemView[]) => {
    addTranslations(client, answers, to);
    for (const answer of answers.filter(isStillOf(texts))) onAnswer(answer);
  };
  const known = texts.flatMap((of) => answered.get(keyOf(of, of.text, to)) ?? []);
  if (known.length > 0) place(known);
  const left = texts.filter((of) => !answered.has(keyOf(of, of.text, to)));
  try {
    await askService(left, to, place);
  } catch (error) {
    if (!keptChoice("translate")) throw error;
    const { translateByPhone } = await import("./translate-by-phone");
    const byPhone = await translateByPhone(left, to);
    if (byPhone.length === 0) throw error;
    place(byPhone);
  }
}

async function askService(
  texts: Translatable[],
  to: Locale,
  place: (answers: TranslatedItemView[]) => void,
): Promise<void> {
  const { items, comments } = itemsFor(texts);
  for (let at = 0; at < items.length; at += MOST_ITEMS) {
    const body = { to, items: items.slice(at, at + MOST_ITEMS), comments };
    const response = await send("POST", apiPath("translations"), body, { timeoutMs: TIMEOUT_MS });
    const answers = await bodyOf(response);
    for (const answer of answers) answered.set(keyOf(answer, answer.original, to), answer);
    place(answers);
  }
}

function isStillOf(texts: Translatable[]): (answer: TranslatedItemView) => boolean {
  return ({ id, original }) => texts.some((of) => of.id === id && of.text === original);
}

/** Of a version of a text. */
function keyOf({ type, id }: Pick<Translatable, "type" | "id">, text: string, to: Locale): string {
  return `${to} ${type} ${id} ${text}`;
}

/** Comments are requested with their updates, so that a page of a hundred updates takes one call. */
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
