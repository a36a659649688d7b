import { normalizeText } from "./words";
import lists from "./words/names.json" with { type: "json" };
import { NAMES } from "@/lib/translation/guard/words";

/** Among the common names: words, brands and places that a report needs. */
const NO_PEOPLE = new Set(lists["no people"]);

const DAY = /^\s+\d/u;
const STREET = /^\s+(?:street|st|avenue|ave|road|rd|lane|drive|court|way|place|boulevard|blvd)\b/iu;
const STREET_BEFORE = /\b(?:calle|avenida|av\.?|colonia|calz\.?|privada)\s+(?:\p{Lu}\p{L}+\s+)*$/iu;

/** Names of people that are words besides: in lower case they are those. */
const WORDS = new Set(lists["words besides"]);

/** "Don Chuy", "la señora Meche", "Mr. Okafor": somebody called so is a person. */
const TITLED =
  /(?<!\p{L})(?:mr|mrs|ms|dr|don|doña|sra?|señora?|señorita|ing|arq|inge|ingenier[oa]|arquitect[oa]|maestro|engineer|architect|foreman|inspectora?)\.?\s+(\p{L}+)/giu;
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu;

/** Whether a plain word is the name of people, and nothing else that a report may mean. */
function isCommonName(word: string): boolean {
  return NAMES.has(word) && !NO_PEOPLE.has(word);
}

/** What people write of somebody: the whole name, or one of its parts that is a common name. */
export function formsOf(name: string): string[] {
  const parts = name.trim().split(/\s+/u);
  const common = parts.filter((part) => isCommonName(normalizeText(part)));
  return parts.length > 1 ? [name, ...common] : common;
}

/**
 * What is left of one of these forms, as a sentence writes it, without the words that are only a name there: words with a capital, two
 * of them, or one that is a common name. Anybody may choose a name whose words say something; in lower case they do.
 */
export function restOfName(written: string): string {
  const names = written.split(/\s+/u).filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  if (names.length < 2 && !isCommonName(normalizeText(written))) return written;
  return names.reduce((rest, word) => rest.replace(word, " "), written);
}

/** Finds people in a text: these, by any of their names, and everybody with a common name. */
export function peopleFinder(people: readonly string[]): (text: string) => boolean {
  const known = new Set(
    people.flatMap((name) => normalizeText(name).split(/\s+/)).filter((part) => part.length > 2),
  );
  const isName = (word: string) => known.has(word) || isCommonName(word);
  const isTyped = (word: string) => known.has(word) && !NO_PEOPLE.has(word) && !WORDS.has(word);
  return (text) =>
    [...text.matchAll(TITLED)].some(([, word = ""]) => /^\p{Lu}\p{Ll}/u.test(word) && !WEEKDAY.test(word)) ||
    // Typed in a hurry: "mateo set it".
    [...text.matchAll(/(?<!\p{L})\p{Ll}\p{L}+/gu)].some(([word]) => isTyped(normalizeText(word))) ||
    [...text.matchAll(/\p{Lu}[\p{L}'’]+/gu)].some(
      ({ 0: word, index }) =>
        isName(normalizeText(word.replace(/['’]s?$/u, ""))) &&
        !isPlaceOrDay(text, index, index + word.length),
    );
}

/** "Harlow Street", "calle Hidalgo", "June 4". */
function isPlaceOrDay(text: string, start: number, end: number): boolean {
  const isDay = /^(june|may)$/i.test(text.slice(start, end)) && DAY.test(text.slice(end));
  return isDay || STREET.test(text.slice(end)) || STREET_BEFORE.test(text.slice(0, start));
}
