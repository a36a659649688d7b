import { foreignLanguage } from "./foreign";
import type { TranslationInput } from "./schema";
import type { Subject } from "./subjects";
import { translateForReader } from "./translate-for-reader";
import { toDoubtView, type UpdateTranslationView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { paragraphs } from "@/lib/recordings/shared/voice-words";
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
  const subjects = await translateForReader(actor, [{ type: "update", id: update.id }], to);
  const [first, ...more] = subjects
    .toSorted((a, b) => Number(b.isTyped) - Number(a.isTyped))
    .map((subject) => toView(subject, to));
  return more.reduce(together, first ?? { to, from: null, content: "", doubts: [] });
}

/** What was typed beside a recording, and what is said in it. */
function together(typed: UpdateTranslationView, said: UpdateTranslationView): UpdateTranslationView {
  const content = paragraphs(typed.content, said.content);
  return { ...said, from: said.from ?? typed.from, content, doubts: [...typed.doubts, ...said.doubts] };
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
