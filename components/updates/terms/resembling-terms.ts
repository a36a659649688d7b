import { type Phrase, phraseOf, phrasesIn, type Place } from "./phrases";
import type { GlossaryWordView } from "@/lib/translation/view";

/** Terms of at least this length match even if the first sound differs. */
const LENGTH_OF_ANY_START = 7;

/** Shorter common starts occur in too many words. */
const SHARED_START = 5;

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

/**
 * The number of sounds by which a term differs from what was heard instead; Infinity if that is unlikely to be a mistake.
 * Different digits mean a different thing, not a mistake.
 */
function distanceBetween(term: Phrase, heard: Phrase): number {
  if (term.digits !== heard.digits) return Infinity;
  if (isCutShort(term, heard)) return editsBetween(term.sounds, heard.sounds);
  const { length } = term.sounds;
  const most = mostEdits(length);
  if (Math.abs(length - heard.sounds.length) > most) return Infinity;
  if (term.sounds[0] !== heard.sounds[0] && length < LENGTH_OF_ANY_START) return Infinity;
  const distance = editsBetween(term.sounds, heard.sounds);
  return distance <= most ? distance : Infinity;
}

/** Short words allow fewer edits, since they resemble too many others. */
function mostEdits(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : Math.min(3, Math.floor(length / 4));
}

/** Whether most of the longer one is a common start. "sheet of" is not part of "Sheetrock". */
function isCutShort({ letters, wordCount }: Phrase, heard: Phrase): boolean {
  if (wordCount !== heard.wordCount) return false;
  const longer = Math.max(letters.length, heard.letters.length);
  const shared = Math.max(SHARED_START, Math.ceil((longer * 2) / 3));
  return letters.length >= shared && heard.letters.startsWith(letters.slice(0, shared));
}

/** The number of characters replaced, added or removed between the two (edit distance). */
function editsBetween(a: string, b: string): number {
  let above = [0, ...Array.from(b, (_, at) => at + 1)];
  for (const [row, character] of Array.from(a).entries()) {
    let [left, diagonal] = [row + 1, row];
    const next = above.slice(1).map((over, at) => {
      left = Math.min(over + 1, left + 1, diagonal + (character === b[at] ? 0 : 1));
      diagonal = over;
      return left;
    });
    above = [row + 1, ...next];
  }
  return above.at(-1) ?? 0;
}
