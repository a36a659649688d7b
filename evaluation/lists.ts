import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The lines of a list. */
export function linesOf(list: string): string[] {
  return readFileSync(join(import.meta.dirname, `${list}.txt`), "utf8")
    .trim()
    .split("\n");
}

/** In `translations/`, in the order in which they were written. */
export const TRANSLATION_LISTS =
  "changed faithful second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth".split(
    " ",
  );

/** `kind<TAB>from>to<TAB>original<TAB>translation`; the kind is what the doubt must be of, `changed` for any, or `faithful`. */
export function translations(list: string) {
  return linesOf(`translations/${list}`).map((line) => {
    const [kind = "", languages = "", original = "", translation = ""] = line.split("\t");
    const [from = "", to = ""] = languages.split(">");
    return { kind, from, to, original, translation };
  });
}

/** What a sentence of the set is in: English, Spanish, both in one, or nothing to translate. */
export const SETS = ["en", "es", "mixed", "none"] as const;
export type SentenceSet = (typeof SETS)[number];

/** What people write on site, one sentence a line, sorted by language by hand. */
export function siteSentences(set: SentenceSet): string[] {
  return linesOf(`languages/${set}`);
}

/** Short notes from site, each with its language and the one that its author reads. */
export function siteNotes(list: string): { language: string; author: string; text: string }[] {
  return linesOf(`languages/${list}`).map((line) => {
    const [language = "", author = "", text = ""] = line.split("\t");
    return { language, author, text };
  });
}

/** The names that a project of the set would know. */
export const NAMES = [
  "Rosa Ortiz",
  "Rosa",
  "Dale",
  "Mateo Rivera",
  "Mateo",
  "June",
  "José Hernández",
  "José",
  "Mike Johnson",
  "Mike",
  "Juan Pérez",
  "Ortiz Framing",
];

/** Whether these languages are right for a sentence of the set. */
export function isRight(set: SentenceSet, languages: readonly string[]): boolean {
  if (set === "none") return languages.length === 0;
  if (set === "mixed") return languages.includes("en") && languages.includes("es");
  return languages.length === 1 && languages[0] === set;
}

/** How many words a sentence has; numbers are none. */
export function wordCount(sentence: string): number {
  return (sentence.match(/\p{L}+/gu) ?? []).length;
}
