import { type Phrase, phraseOf, phrasesIn, type Place } from "./phrases";
import { distanceBetween } from "./resemblance";
import type { GlossaryWordView } from "@/lib/translation/view";

/** More would get in the way of the text. */
const MOST_OFFERED = 5;

/** A glossary term, and where the text probably misheard it. */
export interface ResemblingTerm extends GlossaryWordView {
  places: Place[];
}

/**
 * The terms that a text probably misheard: at most five, the closest first. A term that the text contains, in singular or plural,
 * was heard correctly; and a word that is itself a term is not taken for another one.
 */
export function resemblingTerms(text: string, words: readonly GlossaryWordView[]): ResemblingTerm[] {
  const phrasesOf = rememberPhrases(text);
  const known = new Set(words.flatMap(({ term }) => formsOf(phraseOf(term).key)));
  const resembling = words.flatMap(({ term, language }) => {
    const phrase = phraseOf(term);
    const { wordCount } = phrase;
    // A term may be heard as one more word: "she trock".
    const heard = wordCount === 0 ? [] : [...phrasesOf(wordCount), ...phrasesOf(wordCount + 1)];
    const closest = closestTo(phrase, heard, known);
    return closest ? [{ term, language, ...closest }] : [];
  });
  resembling.sort((a, b) => a.distance - b.distance);
  return resembling.slice(0, MOST_OFFERED).map(({ term, language, places }) => ({ term, language, places }));
}

/** Computes the phrases of each length only once. */
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

/** Possible singular and plural forms, in English and Spanish. */
function formsOf(key: string): string[] {
  return [key, `${key}s`, `${key}es`, key.replace(/e?s$/, ""), key.replace(/s$/, "")];
}
