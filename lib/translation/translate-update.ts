import { findTranslations } from "./find-translations";
import { foreignLanguage } from "./foreign";
import type { TranslationInput } from "./schema";
import { readableSubjects, type Subject } from "./subjects";
import { toUpstreamError, WAIT_MS } from "./to-upstream-error";
import { toDoubtView, type UpdateTranslationView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { spend } from "@/lib/kernel/rate-limit";
import { languagesOf } from "@/lib/language/languages-of";

/**
 * An update in the reader's language, translated only once; the original if it needs no translation. Throws rate_limited,
 * upstream_failed, not_configured.
 */
export async function translateUpdate(
  actor: Actor,
  { id, to }: TranslationInput,
): Promise<UpdateTranslationView> {
  const { update } = await authorize(actor, "update:see", { updateId: id });
  const items = [{ type: "update" as const, id: update.id }];
  const { subjects, problem } = await findTranslations({
    to,
    read: () => readableSubjects(actor, items, to),
    beforeSending: () => spend("ai", actor.id),
    userId: actor.id,
    signal: AbortSignal.timeout(WAIT_MS),
  });
  const [subject] = subjects;
  if (problem && typeof subject?.stored?.content !== "string") throw toUpstreamError(problem);
  return subject ? toView(subject, to) : { to, from: null, content: "", doubts: [] };
}

function toView(subject: Subject, to: string): UpdateTranslationView {
  const { text, stored, language, written } = subject;
  if (!stored || stored.content === null) {
    const own = language ?? languagesOf(text, [], written ?? undefined)[0] ?? null;
    return { to, from: foreignLanguage(subject, to) ?? own, content: text, doubts: [] };
  }
  const { from, content, segments, doubts } = stored;
  return { to, from, content, doubts: doubts.map(toDoubtView), ...(segments && { segments }) };
}
