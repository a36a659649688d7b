import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a sentence of the set is in: English, Spanish, both in one, or nothing to translate. */
export const SETS = ["en", "es", "mixed", "none"] as const;
export type SentenceSet = (typeof SETS)[number];

/** What people write on site, one sentence a line, sorted by language by hand. */
export function siteSentences(set: SentenceSet): string[] {
  return readFileSync(join(import.meta.dirname, "sentences", `${set}.txt`), "utf8")
    .trim()
    .split("\n");
}

/** Short notes from site, each with its language and the one that its author reads. */
export function siteNotes(file: string): { language: string; author: string; text: string }[] {
  const lines = readFileSync(join(import.meta.dirname, "sentences", file), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
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
