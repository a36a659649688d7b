import { trimmed } from "./trimmed";

/**
 * What a search leaves out: punctuation, invisible characters, signs of money and of arithmetic. Emoji and degrees are words. The same
 * characters as in `fold_for_search` in the database.
 */
const IGNORED =
  "[!-/:-@[-`{-~\u00A1-\u00A7\u00AB-\u00AD\u00B1\u00B6\u00B7\u00BB\u00BF\u00F7\u02B0-\u02FF\u200B-\u2027\u202A-\u206F\u20A0-\u20CF\u2200-\u22FF\u2E00-\u2E7F\u3001-\u3003\u3008-\u301F\uFE00-\uFE0F\uFEFF]";
/** Each stands for a phrase of up to 18 letters: a text of them would be searched for a second. */
const PHRASE = /[ﷺﷻ]/gu;
/** A space comes with the accent when an accent that has no letter is decomposed. */
const LEFT_OUT = new RegExp(` ?[\u0300-\u036F]|${IGNORED}`, "gu");
/** "camión/grava" is two words; "3/4", "10:30" and "don't" are one. */
const DIVIDER = new RegExp(`(?!['’‘\`´ʼ])(?:(?<!\\d)${IGNORED}|${IGNORED}(?!\\d))`, "gu");

/** A text as it is searched: without accents, capitals and punctuation. The same as `fold_for_search` in the database. */
export function foldForSearch(text: string): string {
  return text
    .replaceAll("×", "x")
    .replaceAll(PHRASE, "")
    .normalize("NFKD")
    .replaceAll(LEFT_OUT, "")
    .toLowerCase();
}

/** The words of a search that count, of which few texts have so many. */
const MOST_WORDS = 20;

/**
 * The words to look for, folded: the longest 20, the longest first; none for a search that is blank or all punctuation. A word that is
 * part of another one is left out: whatever has the other one has it.
 */
export function wordsOf(typed: string): string[] {
  const words = foldForSearch(trimmed(typed).replaceAll(DIVIDER, " ")).split(/\s+/u).filter(Boolean);
  const longestFirst = words.sort((a, b) => b.length - a.length);
  return longestFirst
    .filter((word, at) => !longestFirst.slice(0, at).some((longer) => longer.includes(word)))
    .slice(0, MOST_WORDS);
}

/** Whether a text has all the words of what was typed, in any order, each as a word or as part of one. */
export function matches(text: string, typed: string): boolean {
  const folded = foldForSearch(text);
  return wordsOf(typed).every((word) => folded.includes(word));
}
