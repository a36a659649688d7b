import { z } from "zod";
import { GLOSSARY_TERMS, MOST_COMMENTS, MOST_ITEMS, TERM_LENGTH } from "./limits";
import { LOCALES } from "@/lib/i18n/locale";
import { type idParam, optionalText, requiredText, uuid } from "@/lib/kernel/text";

/** The kinds of text that are translated. */
export const TRANSLATED = ["update", "comment", "message", "task", "subtask", "project", "photo"] as const;

const to = z.enum(LOCALES, { error: "invalid" });

export const translationQuery = z.object({ to });
export const translationsInput = z.object({
  to,
  items: z
    .array(z.object({ type: z.enum(TRANSLATED, { error: "invalid" }), id: uuid() }), { error: "invalid" })
    .min(1, "invalid")
    .max(MOST_ITEMS, "invalid"),
  /** How many of each update's newest comments to translate with it. */
  comments: z.int("invalid").min(0, "invalid").max(MOST_COMMENTS, "invalid").default(0),
});
const term = z.object({
  term: requiredText(TERM_LENGTH, "termRequired"),
  translation: optionalText(TERM_LENGTH),
  language: z.enum(LOCALES, { error: "invalid" }),
});
/** A complete list, which replaces the previous one. */
const glossary = z
  .array(term, { error: "invalid" })
  .max(GLOSSARY_TERMS, "tooManyTerms")
  .check(({ value: terms, issues }) => {
    const keys = terms.map(keyOf);
    const at = keys.findIndex((key, index) => keys.indexOf(key) < index);
    // At the second one's field, where a form shows it.
    if (at >= 0) issues.push({ code: "custom", path: [at, "term"], input: terms, message: "termTwice" });
  });
export const glossaryInput = glossary.transform((terms) => ({ terms }));
/** What somebody changes who saw the list `seen`: what others changed since stays. */
export const glossaryChange = z.object({ seen: glossary, terms: glossary });
/** The same from a screen. */
export const glossaryForm = glossaryChange.extend({ id: uuid() });

/** Identifies a term of one language, ignoring case. */
export function keyOf({ term: word, language }: { term: string; language: string }): string {
  return `${language} ${word.toLowerCase()}`;
}

export type TranslatedType = (typeof TRANSLATED)[number];
export type Item = z.output<typeof translationsInput>["items"][number];
export type TranslationsInput = z.output<typeof translationsInput>;
export type TranslationInput = z.output<typeof translationQuery> & z.output<typeof idParam>;
export type GlossaryTerm = z.output<typeof term>;
export type GlossaryChange = z.output<typeof glossaryForm>;
