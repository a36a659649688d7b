import { compareDates, compareNumbers } from "./compare-facts";
import type { Doubt } from "./doubt";
import { withoutIdioms } from "./idioms";
import { compareNames } from "./names";
import { compareNegations } from "./negations";
import { datesIn } from "./read-dates";
import { numbersIn } from "./read-numbers";
import { missingSentences } from "./sentences";
import { tokensOf } from "./token";
import type { GuardLanguage } from "./vocabulary";

/** A text and its translation. Languages that the guard does not read are compared by their digits, codes and names alone. */
export interface Translated {
  original: string;
  translation: string;
  /** BCP 47. */
  from: string;
  to: string;
  /** Of the project's people and places. */
  names?: readonly string[];
}

/**
 * Finds what a translation may have lost or changed: numbers, units, dates and times, negations, names and whole sentences, in
 * the order of the original. Compares nothing else, and never changes the translation.
 */
export function findDoubts({ from, to, names, ...texts }: Translated): Doubt[] {
  const languages = { from: readAs(from), to: readAs(to) };
  const said = tokensOf(withoutIdioms(texts.original));
  const written = tokensOf(withoutIdioms(texts.translation));
  const numbers = { said: numbersIn(said, languages.from), written: numbersIn(written, languages.to) };
  const doubts = [
    ...compareNumbers(texts, numbers.said, numbers.written),
    ...compareDates(texts, datesIn(said, languages.from), datesIn(written, languages.to)),
    ...compareNames(texts, names),
    ...compareNegations(texts, { languages }),
    ...missingSentences(texts, numbers),
  ];
  return doubts.sort((a, b) => placeIn(a) - placeIn(b));
}

function readAs(language: string): GuardLanguage {
  return /^es\b/.test(language) ? "es" : "en";
}

function placeIn({ originalAt }: Doubt): number {
  return originalAt?.start ?? Number.MAX_SAFE_INTEGER;
}
