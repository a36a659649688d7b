import { anchorsOf, compareDates, compareNumbers } from "./compare-facts";
import { compareSides } from "./compare-sides";
import { type Doubt, doubtOf } from "./doubt";
import { missingSentences } from "./missing-sentences";
import { compareNames } from "./names";
import { compareNegations } from "./negations";
import { compareContrasts, compareOpposites } from "./opposites";
import { datesIn } from "./read-dates";
import { numbersIn } from "./read-numbers";
import { sidesOf } from "./sides";
import { type Token, tokensOf } from "./token";
import { doubtUnread, languagesRead } from "./unread-languages";
import { COUNTED_ZERO, IDIOMS } from "./words";
import { withoutEndlessWords } from "@/lib/kernel/bounded-words";

/** A text and its translation. Between languages that the guard does not read, each translation is doubted. */
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
 * Finds what a translation may have lost or changed: numbers, units, dates and times, negations, names, words of the trade and whole
 * sentences, in the order of the original. Compares nothing else, and never changes the translation.
 */
export function findDoubts({ from, to, names, ...whole }: Translated): Doubt[] {
  const languages = languagesRead(from, to);
  if (!languages) return doubtUnread(whole);
  const texts = {
    original: withoutEndlessWords(whole.original),
    translation: withoutEndlessWords(whole.translation),
  };
  const tokens = { said: tokensOf(texts.original), written: tokensOf(texts.translation) };
  const said = withoutIdioms(texts.original, tokens.said);
  const written = withoutIdioms(texts.translation, tokens.written);
  const numbers = { said: numbersIn(said, languages.from), written: numbersIn(written, languages.to) };
  const dates = { said: datesIn(said, languages.from), written: datesIn(written, languages.to) };
  const sides = sidesOf(texts, languages);
  const anchors = anchorsOf(sides);
  return [
    ...compareNumbers(texts, numbers, anchors),
    ...compareDates(dates, anchors),
    ...compareNames(tokens, names),
    ...sides.flatMap((pair) => compareOpposites(...pair)),
    ...compareContrasts(texts, languages),
    ...sides.flatMap((pair) => compareSides(...pair)),
    ...sides.flatMap((pair) => compareNegations(...pair)),
    ...missingSentences(texts, numbers),
  ]
    .sort((a, b) => (a.said?.start ?? Infinity) - (b.said?.start ?? Infinity))
    .map((found) => doubtOf(whole, found));
}

/** Without what only sounds like a number, every character where it was. */
function withoutIdioms(text: string, tokens: Token[]): Token[] {
  const blank = (idiom: string) => " ".repeat(idiom.length);
  const plain = text.replace(IDIOMS, blank).replace(COUNTED_ZERO, blank);
  return plain === text ? tokens : tokensOf(plain);
}
