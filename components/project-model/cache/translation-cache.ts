import type { QueryClient } from "@tanstack/react-query";
import { BY_PHONE } from "@/lib/shared/kept";
import type { TranslatedItemView, TranslationView } from "@/lib/translation/view";

/**
 * Adds translations to their texts wherever those are cached without one, or with one by this phone, but never to another version of a
 * text. One that was read with its text is at least as new, and may have doubts that came later.
 */
export function addTranslations(client: QueryClient, answers: TranslatedItemView[], to: string): void {
  const known = new Map<string, TranslatedItemView[]>();
  for (const answer of answers) known.set(answer.id, [...(known.get(answer.id) ?? []), answer]);
  const withAnswer = (shown: Shown, of: TranslatedItemView[]): Shown => {
    const { translation } = shown;
    if (translation?.to === to && !translation.from.endsWith(BY_PHONE)) return shown;
    const found = of.find(({ type, original }) => TEXT_OF[type](shown) === original);
    if (!found) return shown;
    const { type: _, id: __, original: ___, ...answer } = found;
    return { ...shown, translation: { to, ...answer } };
  };
  const translated = (shown: Shown): Shown => {
    const { id, commentId, updateId, typed } = shown;
    // An open question shows the text of an update or a comment, under an id of its own.
    const of = known.get(id ?? "") ?? known.get(commentId ?? "") ?? known.get(updateId ?? "");
    if (!of) return shown;
    const beside = typed && withAnswer(typed, of);
    return withAnswer(beside && beside !== typed ? { ...shown, typed: beside } : shown, of);
  };
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt, isInvalidated } = query.state;
    const changed = mapObjects(data, translated);
    if (changed === data) continue;
    client.setQueryData(query.queryKey, changed, { updatedAt: dataUpdatedAt });
    // Written and not read: it is as out of date as before.
    if (isInvalidated) query.invalidate();
  }
}

type Id = "id" | "commentId" | "updateId";
type Text = "audioUrl" | "transcript" | "content" | "name" | "description" | "alt" | "altProposed";

/** What may be cached of a text. */
type Shown = Partial<Record<Id | Text, string | null>> & {
  translation?: Pick<TranslationView, "to" | "from">;
  typed?: Shown;
};

const wordsOf = ({ audioUrl, transcript, content }: Shown) => (audioUrl ? transcript : content);

/** The text that is translated. */
const TEXT_OF: Record<TranslatedItemView["type"], (shown: Shown) => Shown[Text]> = {
  update: wordsOf,
  comment: wordsOf,
  message: wordsOf,
  task: ({ name }) => name,
  subtask: ({ name }) => name,
  photo: ({ alt, altProposed }) => alt ?? altProposed,
  project: ({ description }) => description,
};

/** Changes every object within a value. What nothing changes stays the same object. */
function mapObjects(value: unknown, changed: (object: object) => object): unknown {
  if (typeof value !== "object" || value === null) return value;
  let mapped = value as Record<string, unknown>;
  for (const key of Object.keys(value)) {
    const next = mapObjects(mapped[key], changed);
    if (next === mapped[key]) continue;
    if (mapped === value) mapped = Object.assign(Array.isArray(value) ? [] : {}, value) as typeof mapped;
    mapped[key] = next;
  }
  return changed(mapped);
}
