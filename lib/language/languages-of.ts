import { franc, francAll } from "franc";
import { normalizeWord, translatableWords } from "./translatable-words";
import { ENGLISH, LEARNED_ENGLISH, LEARNED_SPANISH, SHARED, SPANISH, TRIPLES } from "./words";
import { type LanguageWith, languageWith } from "@/lib/shared/language-rules";
import { LANGUAGES } from "@/lib/shared/languages";
import { sum } from "@/lib/shared/sum";

/** How much a word must say, in either direction, and what it costs to change the language between two words. */
const SURE = 3;
const ACCENTED = 2;
const LEARNED = 1.8;
const GUESSED = 1;
const SWITCH = 2.5;
/** What a language's words must add up to, to count beside another one. */
const ENOUGH = 2;
/** From this length on a text may be in a third language. */
const LONG = 6;
/** What it says that its author reads a language: less than one word that is sure, more than one that is learned. */
const AUTHOR = 1.9;

/** What tells each language by itself, and what its texts have. */
const WORDS: Record<LanguageWith<"detection">, readonly ReadonlySet<string>[]> = {
  en: [ENGLISH, LEARNED_ENGLISH],
  es: [SPANISH, LEARNED_SPANISH],
};
const LISTS = Object.values(WORDS).flat();

/** Of the score of the likeliest language, what English and Spanish stay below in a text in a third one. */
const OTHERWISE = 0.85;

/** Tags that differ from what `Intl` makes of franc's. */
const TAGS: Record<string, string> = { tgl: "tl" };

/**
 * The languages of a text as BCP 47 tags, the main one first: `["es"]`, `["en", "es"]` for a sentence in both, none for numbers,
 * codes and names alone. Reads its first 2,000 characters. Nothing is sent anywhere. `names` are those of people, businesses and
 * projects; `author` is the language that its author reads, which decides where a few words say little.
 */
export function languagesOf(text: string, names: readonly string[] = [], author?: string): string[] {
  const words = translatableWords(text, names);
  if (words.length === 0) return otherScript(text);
  return thirdLanguage(words) ?? languageWithoutWords(words, author) ?? englishOrSpanish(words, author);
}

/** Whether a text has any language: numbers, codes and names alone have none. Says so without detecting which. */
export function hasLanguage(text: string): boolean {
  return translatableWords(text).length > 0 || otherScript(text).length > 0;
}

/** Chinese, Japanese and Thai have no spaces: a sentence is one long word. */
function otherScript(text: string): string[] {
  const letters = text.slice(0, SCRIPT_READ).match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  const tag = others.length > letters.length / 2 ? tagOf(franc(others.join(""), { minLength: 1 })) : null;
  return tag ? [tag] : [];
}

const SCRIPT_READ = 300;

function thirdLanguage(words: string[]): string[] | null {
  const isLatin = words.some((word) => /\p{Script=Latin}/u.test(word));
  if (!isLatin) return otherScript(words.join(" "));
  const sure = words.filter(
    (word) => ENGLISH.has(normalizeWord(word)) || SPANISH.has(normalizeWord(word)),
  ).length;
  const known = words.filter((word) => isKnown(normalizeWord(word))).length;
  if (words.length < LONG || sure > words.length / 4 || known > words.length / 2) return null;
  const found = francAll(words.join(" "), { minLength: 1 });
  const scoreOf = (code: string) => found.find(([one]) => one === code)?.[1] ?? 0;
  const tag = tagOf(found[0]?.[0] ?? "und");
  const isOther = tag !== null && Math.max(scoreOf("eng"), scoreOf("spa")) < OTHERWISE;
  return isOther ? [tag] : null;
}

/** The author's language, if it is one of the product's that we have no words of, unless most words are known to be of another one. */
function languageWithoutWords(words: string[], author?: string): string[] | null {
  if (author === undefined || !(author in LANGUAGES) || languageWith("detection", author) !== null)
    return null;
  const known = words.filter((word) => isKnown(normalizeWord(word))).length;
  return known > words.length / 2 ? null : [author];
}

function isKnown(word: string): boolean {
  return LISTS.some((words) => words.has(word));
}

function tagOf(code: string): string | null {
  return code === "und" ? null : (TAGS[code] ?? new Intl.Locale(code).language);
}

function englishOrSpanish(words: string[], author?: string): string[] {
  const evidence = words.map(spanishness);
  const { english, spanish } = stretches(evidence);
  const main = mainOf(evidence, author);
  if (Math.min(english, spanish) < ENOUGH) return [main];
  return main === "es" ? ["es", "en"] : ["en", "es"];
}

/** How much a word speaks for Spanish; below zero, for English. */
function spanishness(word: string): number {
  const plain = normalizeWord(word);
  if (ENGLISH.has(plain)) return -SURE;
  if (SPANISH.has(plain)) return SURE;
  if (SHARED.has(plain)) return 0;
  if (/[ñáéíóú]/i.test(word)) return ACCENTED;
  if (LEARNED_ENGLISH.has(plain)) return -LEARNED;
  if (LEARNED_SPANISH.has(plain)) return LEARNED;
  return Math.max(-GUESSED, Math.min(GUESSED, lean(plain)));
}

/** What its triples of letters say: above zero, Spanish. */
function lean(word: string): number {
  const edged = `_${word}_`;
  let sum = 0;
  for (let at = 0; at < word.length; at += 1) sum += TRIPLES.get(edged.slice(at, at + 3)) ?? 0;
  return sum / 3;
}

function mainOf(evidence: number[], author?: string): LanguageWith<"detection"> {
  const expected = author?.startsWith("es") ? AUTHOR : author?.startsWith("en") ? -AUTHOR : 0;
  return sum(evidence) + expected > 0 ? "es" : "en";
}

/** What each language's words add up to, in the division of the text into stretches of one language that fits best. */
function stretches(evidence: number[]): typeof NOTHING {
  let best = { asEnglish: NOTHING, asSpanish: NOTHING };
  for (const one of evidence) {
    const { asEnglish, asSpanish } = best;
    const english = better(asEnglish, asSpanish);
    const spanish = better(asSpanish, asEnglish);
    best = {
      asEnglish: { ...english, fit: english.fit - one, english: english.english - one },
      asSpanish: { ...spanish, fit: spanish.fit + one, spanish: spanish.spanish + one },
    };
  }
  return best.asEnglish.fit > best.asSpanish.fit ? best.asEnglish : best.asSpanish;
}

const NOTHING = { fit: 0, english: 0, spanish: 0 };

function better(stay: typeof NOTHING, change: typeof NOTHING): typeof NOTHING {
  return stay.fit >= change.fit - SWITCH ? stay : { ...change, fit: change.fit - SWITCH };
}
