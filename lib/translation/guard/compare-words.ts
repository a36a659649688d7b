import { compareOrder } from "./compare-order";
import type { Doubt } from "./doubt";
import { type Occurrence, readingsOf } from "./lexicon";
import { doubtOf, type Side } from "./sides";
import { STRONG } from "./words";

/** Words of the trade in whose place the translation has another one of the same kind, and those that have changed places. */
export function compareWords(said: Side, written: Side): Doubt[] {
  const swapped = swappedIn(said, written);
  return swapped.length > 0 ? swapped : compareOrder(said, written);
}

/** What no "not" turns into its opposite. */
const LITERAL = new Set(["times", "compass", "side", "colors"]);

/** Of which any "not" of the sentence may make the opposite: "nobody may enter", "off limits to everyone". */
const WIDELY_DENIED = new Set([
  "quantity",
  "with",
  "quality",
  "right",
  "safety",
  "often",
  "certainty",
  "focus",
]);

/** Verbs that are said in so many ways that another one of the kind proves nothing. */
const LOOSE = new Set([
  "crafts",
  "talk",
  "sending",
  "coming",
  "keeping",
  "moving",
  "mending",
  "finding",
  "borrowing",
]);

/** Words of a category that are looked at, of those that have no counterpart. */
const LOOKED_AT = 4;

/** Categories of opposites: also words that may mean something else are looked at. */
const OPPOSITES = new Set(
  `side front height inside near size length width bulk weight heat wet clean age hardness price tightness speed earliness
  order stretch keeping raising opening power owner amount`.split(/\s+/),
);

/** "No debe quedar a menos de cinco": five or more. */
const NOT_LESS = /(?:\bno|\bnot|n['’]t) (?:\p{L}{1,20} ){1,6}(?:menos|m[aá]s) de(?!\p{L})/iu;

function swappedIn(said: Side, written: Side): Doubt[] {
  const added = byCategory(uncovered(written, said));
  for (const one of uncovered(said, written)) {
    for (const { category, isWeak, isNoun } of one.readings) {
      if (LOOSE.has(category)) continue;
      // "Not safe" is dangerous.
      const isLiteral = isNoun || LITERAL.has(category);
      if (WIDELY_DENIED.has(category) && said.negations() !== written.negations()) continue;
      if (category === "bound" && [said, written].some(({ text }) => NOT_LESS.test(text))) continue;
      const isSure = (some: { isWeak: boolean }) =>
        isNoun ? !isWeak && !some.isWeak : !(isWeak && some.isWeak);
      const other = added
        .get(category)
        ?.find(
          (some) =>
            (isSure(some) || OPPOSITES.has(category)) &&
            (isLiteral || isDenied(said, one) === isDenied(written, some.occurrence)),
        );
      if (other) return [doubtOf("name", said, one, written, other.occurrence)];
    }
  }
  return [];
}

/** "No abre": how far before a word it may be denied. */
const BEFORE = 6;

function isDenied({ tokens, language }: Side, { first }: Occurrence): boolean {
  const before = tokens.slice(Math.max(0, first - BEFORE), first).map(({ bare }) => bare);
  const clause = before.slice(before.findLastIndex((bare) => /^[,;:.]$/.test(bare)) + 1);
  return clause.some((bare) => STRONG[language].test(bare));
}

/** Those of which the other text has no word that may mean the same. */
function uncovered({ found }: Side, other: Side): Occurrence[] {
  // The "cada" of "cada metro" is still "every", and the shower of "shower pan" one.
  const sayings = other.found.filter(({ first, last }) => first !== last);
  const inSayings = sayings.flatMap(({ first, last }) =>
    other.tokens
      .slice(other.language === "en" ? first : first + 1, other.language === "en" ? last : last + 1)
      .concat(
        other.tokens
          .slice(first, last + 1)
          .filter(({ bare }) => /^(?:every|each|cada|all|tod[oa]s?)$/.test(bare)),
      )
      .flatMap(({ bare }) => readingsOf(bare, other.language)),
  );
  const readings = [...other.found.flatMap((one) => one.readings), ...inSayings];
  const concepts = new Set(readings.map(({ concept }) => concept));
  return found.filter(
    ({ bare, readings }) => !other.words.has(bare) && !readings.some(({ concept }) => concepts.has(concept)),
  );
}

function byCategory(occurrences: Occurrence[]) {
  const map = new Map<string, { occurrence: Occurrence; isWeak: boolean }[]>();
  for (const occurrence of occurrences) {
    for (const { category, isWeak } of occurrence.readings) {
      const list = map.get(category) ?? [];
      if (list.length < LOOKED_AT) list.push({ occurrence, isWeak });
      map.set(category, list);
    }
  }
  return map;
}
