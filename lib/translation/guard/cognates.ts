import type { Token } from "./token";
import { halvesOf } from "./words";
import list from "./words/cognates.json" with { type: "json" };

/** The beginnings of words that mean the same in the other language, by the beginning of a word. */
const COUNTERPARTS = Map.groupBy(
  list.cognates.map(halvesOf).flatMap(([english, spanish]) =>
    spanish.split(",").flatMap((other) => [
      [english, other],
      [other, english],
    ]),
  ),
  ([start]) => start,
);
const LONGEST = Math.max(...[...COUNTERPARTS.keys()].map((start = "") => start.length));

/** What is named in some words, by their beginnings: for {@link cognates} to compare with. */
export function namedIn(words: Token[]): ReadonlySet<string> {
  return new Set(words.flatMap(({ bare }) => startsOf(bare)));
}

/** How many of these words have a known counterpart in the other language, and how many of those are named there. */
export function cognates(words: Token[], named: ReadonlySet<string>): { known: number; found: number } {
  const wanted = words.map(({ bare }) => counterparts(bare)).filter((some) => some.length > 0);
  return {
    known: wanted.length,
    found: wanted.filter((some) => some.some((start) => named.has(start))).length,
  };
}

/** Whether two words name things that are known in both languages, and not the same one. A word left as it was names the same. */
export function isOtherThing(word: string, translated: string): boolean {
  const isSame = [...startsOf(word), ...counterparts(word)].some((start) => translated.startsWith(start));
  return counterparts(word).length > 0 && counterparts(translated).length > 0 && !isSame;
}

/** Whether two words are known as the same thing in both languages, or begin alike: "galvanized", "galvanizados". */
export function isSameThing(word: string, translated: string): boolean {
  const isAlike = word.length >= ALIKE && word.slice(0, ALIKE) === translated.slice(0, ALIKE);
  return isAlike || counterparts(word).some((start) => translated.startsWith(start));
}

const ALIKE = 6;

function counterparts(word: string): string[] {
  return startsOf(word).flatMap((start) => (COUNTERPARTS.get(start) ?? []).map(([, other = ""]) => other));
}

/** The beginnings of a word that the list has. */
function startsOf(word: string): string[] {
  const lengths = Array.from({ length: Math.min(word.length, LONGEST) }, (_, at) => at + 1);
  return lengths.map((length) => word.slice(0, length)).filter((start) => COUNTERPARTS.has(start));
}
