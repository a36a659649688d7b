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
  // What was typed beside a recording, then what is said in it.
  const parts = subjects.toSorted((a, b) => Number(b.isTyped) - Number(a.isTyped));
  const views = parts.map((subject) => toView(subject, to));
  const translated = views.find((_, at) => typeof parts[at]?.stored?.content === "string");
  const from = translated?.from ?? views.findLast((view) => view.from !== null)?.from ?? null;
  const content = paragraphs(...views.map((view) => view.content));
  return { to, ...views.at(-1), from, content, doubts: views.flatMap(({ doubts }) => doubts) };
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
