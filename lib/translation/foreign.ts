import type { Knowledge } from "./knowledge";
import type { Subject } from "./subjects";
import { languagesOf } from "@/lib/language/languages-of";

/** The language that a text has to be translated from; null if a reader of `to` can read all of it. */
export function foreignLanguage(
  subject: Subject,
  to: string,
  known?: Pick<Knowledge, "names">,
): string | null {
  const { text, description, language, written } = subject;
  // Where a few words say little, their author's language has decided.
  const found = languagesOf(`${text}\n${description ?? ""}`, known?.names, written ?? undefined);
  if (found.length === 0) return null;
  // The transcription's language is more reliable than one detected from the text.
  const languages = language === null ? found : [language.split("-")[0] ?? language];
  return languages.find((one) => one !== to) ?? null;
}
