import { compareOrder } from "./compare-order";
import type { Found } from "./doubt";
import { type Occurrence, readingsOf } from "./lexicon";
import type { Side } from "./sides";
import { BOTH, STRONG } from "./words";

/** Words of the trade in whose place the translation has another one of the same kind, and those that have changed places. */
export function compareWords(said: Side, written: Side): Found[] {
  const swapped = swappedIn(said, written);
  return swapped.length > 0 ? swapped : compareOrder(said, written);
}

/** What no "not" turns into its opposite. */
const LITERAL = new Set(BOTH["not turned by a not"]);

/** Of which any "not" of the sentence may make the opposite: "nobody may enter", "off limits to everyone". */
const WIDELY_DENIED = new Set(BOTH["denied by any not"]);

/** Verbs that are said in so many ways that another one of the kind proves nothing. */
const LOOSE = new Set(BOTH["said in many ways"]);

/** Words of a category that are looked at, of those that have no counterpart. */
const LOOKED_AT = 4;

/** Categories of opposites: also words that may mean something else are looked at. */
const OPPOSITES = new Set(BOTH.opposites);

function swappedIn(said: Side, written: Side): Found[] {
  const added = Map.groupBy(
    uncovered(written, said).flatMap((word) =>
      word.readings.map(({ category, isWeak }) => ({ word, category, isWeak })),
    ),
    ({ category }) => category,
  );
  for (const one of uncovered(said, written)) {
    for (const { category, isWeak, isNoun } of one.readings) {
      if (LOOSE.has(category)) continue;
      if (WIDELY_DENIED.has(category) && said.negations() !== written.negations()) continue;
      // "Not safe" is dangerous.
      const isLiteral = isNoun || LITERAL.has(category);
      const isSure = (isOther: boolean) =>
        OPPOSITES.has(category) || (isNoun ? !isWeak && !isOther : !(isWeak && isOther));
      const other = added
        .get(category)
        ?.slice(0, LOOKED_AT)
        .find(
          (some) =>
            isSure(some.isWeak) && (isLiteral || isDenied(said, one) === isDenied(written, some.word)),
        );
      if (other) return [{ kind: "name", said: one, written: other.word }];
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
  const inSayings = other.found
    .filter(({ first, last }) => first !== last)
    .flatMap(({ first, last }) =>
      other.tokens
        .slice(first, last + 1)
        .filter(
          ({ bare }, at) =>
            other.language === "en" || at > 0 || /^(?:every|each|cada|all|tod[oa]s?)$/.test(bare),
        ),
    )
    .flatMap(({ bare }) => readingsOf(bare, other.language));
  const concepts = new Set(
    [...other.found.flatMap(({ readings }) => readings), ...inSayings].map(({ concept }) => concept),
  );
  return found.filter(
    ({ bare, readings }) => !other.words.has(bare) && !readings.some(({ concept }) => concepts.has(concept)),
  );
}
