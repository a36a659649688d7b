import { type Phrase, phraseOf, phrasesIn, type Place } from "./phrases";
import { distanceBetween } from "./resemblance";
import type { GlossaryWordView } from "@/lib/translation/view";

/** More are in the way of the text. */
const MOST_OFFERED = 5;

/** A term, and where the text has what may be a mistake for it. */
export interface ResemblingTerm extends GlossaryWordView {
  places: Place[];
}

/**
 * The terms that a text has other words for: at most five, the closest first. A term that is in the text, in singular or
 * plural, was heard, and a word that is a term itself is no mistake for another one.
 */
export function resemblingTerms(text: string, words: readonly GlossaryWordView[]): ResemblingTerm[] {
  const phrasesOf = rememberPhrases(text);
  const known = new Set(words.flatMap(({ term }) => formsOf(phraseOf(term).key)));
  const resembling = words.flatMap(({ term, language }) => {
    const phrase = phraseOf(term);
    const { wordCount } = phrase;
    // A term may have been heard as one word more: "she trock".
    const heard = wordCount === 0 ? [] : [...phrasesOf(wordCount), ...phrasesOf(wordCount + 1)];
    const closest = closestTo(phrase, heard, known);
    return closest ? [{ term, language, ...closest }] : [];
  });
  resembling.sort((a, b) => a.distance - b.distance);
  return resembling.slice(0, MOST_OFFERED).map(({ term, language, places }) => ({ term, language, places }));
}

/** Reads each length once. */
function rememberPhrases(text: string): (length: number) => Phrase[] {
  const read = new Map<number, Phrase[]>();
  return (length) => {
    const phrases = read.get(length) ?? phrasesIn(text, length);
    read.set(length, phrases);
    return phrases;
  };
}

function closestTo(term: Phrase, phrases: readonly Phrase[], known: ReadonlySet<string>) {
  const forms = formsOf(term.key);
  if (phrases.some(({ key }) => forms.includes(key))) return null;
  let closest = { distance: Infinity, places: [] as Place[] };
  for (const phrase of phrases) {
    if (known.has(phrase.key)) continue;
    const distance = distanceBetween(term, phrase);
    if (distance < closest.distance) closest = { distance, places: phrase.places };
  }
  return closest.distance < Infinity ? closest : null;
}

/** In English and in Spanish. */
function formsOf(key: string): string[] {
  return [key, `${key}s`, `${key}es`, key.replace(/e?s$/, ""), key.replace(/s$/, "")];
}
