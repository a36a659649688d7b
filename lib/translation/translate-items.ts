import { findTranslations } from "./find-translations";
import type { TranslationsInput } from "./schema";
import { readableSubjects, type Subject } from "./subjects";
import { toThrown, WAIT_MS } from "./thrown";
import { type TranslatedItemView, toDoubtView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { spend } from "@/lib/rate-limit";

/**
 * Texts in the reader's language: those that they see and that are in another one, missing ones made first (CONTRACT "Updates,
 * comments, audio"). Outside of any transaction: each text is claimed by a row of its own. Throws rate_limited,
 * upstream_failed or not_configured when for that reason there is none.
 */
export async function translateItems(
  actor: Actor,
  { to, items }: TranslationsInput,
): Promise<TranslatedItemView[]> {
  const { subjects, problem } = await findTranslations({
    ...{ to, read: () => readableSubjects(actor, items, to), beforeSending: () => spend("ai", actor.id) },
    signal: AbortSignal.timeout(WAIT_MS),
  });
  const views = subjects.flatMap((subject) => toView(subject) ?? []);
  if (problem && views.length === 0) throw toThrown(problem);
  return views;
}

function toView({ type, id, stored, isOpen }: Subject): TranslatedItemView | null {
  if (!stored || stored.content === null) return null;
  const { from, content, description, segments, doubts } = stored;
  return {
    ...{ type, id, from, content, doubts: doubts.map(toDoubtView) },
    ...(isOpen && description !== null && { description }),
    ...(segments && { segments }),
  };
}
