import type { Token } from "./token";
import { halvesOf } from "./words";
import list from "./words/cognates.json" with { type: "json" };

const SAME = list.cognates.flatMap((pair) => {
  const [english, spanish] = halvesOf(pair);
  return spanish.split(",").map((one) => [english, one] as const);
});

/** What is named in some words, by their beginnings: for {@link cognates} to compare with. */
export function namedIn(words: Token[]): ReadonlySet<string> {
  return new Set(words.flatMap(({ bare }) => startsOf(bare)));
}

/** How many of these words have a known counterpart in the other language, and how many of those are named there. */
export function cognates(words: Token[], named: ReadonlySet<string>): { known: number; found: number } {
  const wanted = words.map(({ bare }) => counterparts(bare)).filter((some) => some.length > 0);
  const isNamed = (start: string) => named.has(start);
  return { known: wanted.length, found: wanted.filter((some) => some.some(isNamed)).length };
}

const COUNTERPARTS = Map.groupBy(
  SAME.flatMap(([english, spanish]) => [
    { start: english, other: spanish },
    { start: spanish, other: english },
  ]),
  ({ start }) => start,
);
const LONGEST = Math.max(...[...COUNTERPARTS.keys()].map((start) => start.length));

/** Whether two words name things that are known in both languages, and not the same one. A word left as it was names the same. */
export function isOtherThing(word: string, translated: string): boolean {
  if (word === "" || translated === "") return false;
  const [one, other] = [counterparts(word), counterparts(translated)];
  const isKept = startsOf(word).some((start) => translated.startsWith(start));
  return one.length > 0 && other.length > 0 && !isKept && !one.some((start) => translated.startsWith(start));
}

/** Whether two words are known as the same thing in both languages, or begin alike: "galvanized", "galvanizados". */
export function isSameThing(word: string, translated: string): boolean {
  const isAlike = word.length >= ALIKE && word.slice(0, ALIKE) === translated.slice(0, ALIKE);
  return isAlike || counterparts(word).some((start) => translated.startsWith(start));
}

const ALIKE = 6;

function counterparts(word: string): string[] {
  return startsOf(word).flatMap((start) => (COUNTERPARTS.get(start) ?? []).map(({ other }) => other));
}

/** The beginnings of a word that the list has. */
function startsOf(word: string): string[] {
  const lengths = Array.from({ length: Math.min(word.length, LONGEST) }, (_, at) => at + 1);
  return lengths.map((length) => word.slice(0, length)).filter((start) => COUNTERPARTS.has(start));
}
