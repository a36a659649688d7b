import { eld } from "eld/small";
import { bare, translatableWords } from "./translatable-words";
import { ENGLISH, SPANISH } from "./words";

/** How much a word must say, in either direction, and what it costs to change the language between two words. */
const SURE = 3;
const ACCENTED = 2;
const GUESSED = 1;
const SWITCH = 2.5;
/** What a language's words must add up to, to count beside another one. */
const ENOUGH = 2;
/** From this length on a text may be in a third language. */
const LONG = 6;

/**
 * The languages of a text as BCP 47 tags, the main one first: `["es"]`, `["en", "es"]` for a sentence in both, none for numbers,
 * codes and names alone. `names` are those of people, businesses and projects. Nothing is sent anywhere.
 */
export function languagesOf(text: string, names: readonly string[] = []): string[] {
  const words = translatableWords(text, names);
  if (words.length === 0) return [];
  return thirdLanguage(words) ?? englishOrSpanish(words);
}

function thirdLanguage(words: string[]): string[] | null {
  const sure = words.filter((word) => ENGLISH.has(bare(word)) || SPANISH.has(bare(word))).length;
  if (words.length < LONG || sure > words.length / 4) return null;
  const found = eld.detect(words.join(" "));
  const isOther = found.isReliable() && found.language !== "en" && found.language !== "es";
  return isOther && found.language !== "" ? [found.language] : null;
}

function englishOrSpanish(words: string[]): string[] {
  const evidence = words.map(spanishness);
  const { english, spanish } = stretches(evidence);
  const main = mainOf(words, evidence);
  if (Math.min(english, spanish) < ENOUGH) return [main];
  return main === "es" ? ["es", "en"] : ["en", "es"];
}

/** How much a word speaks for Spanish; below zero, for English. */
function spanishness(word: string): number {
  if (ENGLISH.has(bare(word))) return -SURE;
  if (SPANISH.has(bare(word))) return SURE;
  if (/[ñáéíóú]/i.test(word)) return ACCENTED;
  return Math.max(-GUESSED, Math.min(GUESSED, lean(word)));
}

/** What the library says, with no other languages to choose from: above zero, Spanish. */
function lean(text: string): number {
  const { es = 0, en = 0 } = eld.detect(text).getScores();
  return Math.log((es + 0.05) / (en + 0.05));
}

/** A word or two are too short for the library, where they are among the common ones. */
function mainOf(words: string[], evidence: number[]): "en" | "es" {
  const sum = evidence.reduce((total, one) => total + one, 0);
  const leaning = words.length < 3 ? sum : lean(words.join(" ")) || sum;
  return leaning > 0 ? "es" : "en";
}

interface Stretches {
  english: number;
  spanish: number;
}

/** What each language's words add up to, in the division of the text into stretches of one language that fits best. */
function stretches(evidence: number[]): Stretches {
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
