import { foldForSearch, wordsOf } from "@/lib/shared/search";

/** A piece of text: a match, or what is between two matches. */
export interface FoundPart {
  text: string;
  isFound: boolean;
}

/** Splits a text at the words of a search, wherever they are in it. Matches that overlap are one. */
export function foundParts(text: string, search: string): FoundPart[] {
  const parts: FoundPart[] = [];
  let at = 0;
  for (const { start, end } of foundPlaces(text, wordsOf(search))) {
    parts.push(
      { text: text.slice(at, start), isFound: false },
      { text: text.slice(start, end), isFound: true },
    );
    at = end;
  }
  return [...parts, { text: text.slice(at), isFound: false }].filter((part) => part.text !== "");
}

interface Place {
  start: number;
  end: number;
}

/** Where the words are, in order and without overlaps. */
function foundPlaces(text: string, words: readonly string[]): Place[] {
  if (words.length === 0) return [];
  const { folded, places } = foldedPlaces(text);
  const found = words
    .flatMap((word) => placesOf(word, folded))
    .map(({ start, end }) => ({ start: places[start]?.start ?? 0, end: places[end - 1]?.end ?? text.length }))
    .sort((a, b) => a.start - b.start);
  const merged: Place[] = [];
  for (const place of found) {
    const last = merged.at(-1);
    if (last && place.start < last.end) last.end = Math.max(last.end, place.end);
    else merged.push(place);
  }
  return merged;
}

function placesOf(word: string, folded: string): Place[] {
  const places: Place[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    places.push({ start: at, end: at + word.length });
  return places;
}

/** A character with its accents. */
const CHARACTER = /\P{M}?\p{M}*/gsu;

/** The text folded for searching, and for each of its characters the place in the original text. */
function foldedPlaces(text: string): { folded: string; places: Place[] } {
  const places: Place[] = [];
  let folded = "";
  for (const { 0: character, index: start } of text.matchAll(CHARACTER)) {
    const plain = foldForSearch(character);
    const place = { start, end: start + character.length };
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
    folded += plain;
  }
  return { folded, places };
}
