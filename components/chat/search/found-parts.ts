import { foldForSearch } from "@/lib/shared/fold-for-search";

/** A piece of text: a match, or what is between two matches. */
export interface FoundPart {
  text: string;
  isFound: boolean;
}

/** Splits a text at its matches, ignoring case and accents. */
export function foundParts(text: string, search: string): FoundPart[] {
  const wanted = foldForSearch(search);
  if (wanted === "") return [{ text, isFound: false }];
  const { searched, starts } = foldedPlaces(text);
  const parts: FoundPart[] = [];
  let at = 0;
  for (let hit = searched.indexOf(wanted); hit >= 0; hit = searched.indexOf(wanted, hit + wanted.length)) {
    const [start, end] = [starts[hit] ?? 0, starts[hit + wanted.length] ?? text.length];
    parts.push(
      { text: text.slice(at, start), isFound: false },
      { text: text.slice(start, end), isFound: true },
    );
    at = end;
  }
  return [...parts, { text: text.slice(at), isFound: false }].filter((part) => part.text !== "");
}

/** Whether a text contains a match, ignoring case and accents. */
export function isFoundIn(text: string, search: string): boolean {
  return search !== "" && foldForSearch(text).includes(foldForSearch(search));
}

/** The text folded for searching, and for each of its characters the index in the original text. */
function foldedPlaces(text: string): { searched: string; starts: number[] } {
  const starts: number[] = [];
  let searched = "";
  let at = 0;
  for (const character of text) {
    const plain = foldForSearch(character);
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(at);
    searched += plain;
    at += character.length;
  }
  return { searched, starts };
}
