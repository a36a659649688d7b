import { foldForSearch, wordsOf } from "@/lib/shared/search";

/** A piece of text: a word in which a search has found something, or what is between two of them. */
export interface FoundPart {
  text: string;
  isFound: boolean;
}

/** A word, with the signs inside of it: "don't", "3/4". */
const WORD = /([\p{L}\p{M}\p{N}\p{So}]+(?:[^\s\p{L}\p{M}\p{N}\p{So}]+[\p{L}\p{M}\p{N}\p{So}]+)*)/u;

/** Splits a text at its words that have a word of a search in them. */
export function foundParts(text: string, search: string): FoundPart[] {
  const words = wordsOf(search);
  const isFound = (part: string) => {
    const folded = foldForSearch(part);
    return words.some((word) => folded.includes(word));
  };
  return text
    .split(WORD)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, isFound: isFound(part) }));
}
