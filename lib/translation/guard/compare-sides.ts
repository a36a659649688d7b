import { compareOrder } from "./compare-order";
import type { Found } from "./doubt";
import { type Occurrence, readingsOf } from "./lexicon";
import { compareDenials } from "./negations";
import { isOfAKind, type Match, matchesOf, says, type Side } from "./sides";
import { BOTH, pairOf, patternOf, type Patterns, patternsOf, STRONG } from "./words";
import kept from "./words/kept.json" with { type: "json" };

/**
 * Words of the trade in whose place the translation has another one of the same kind, or those that have changed places; what is no
 * longer said in the same manner; and what is denied of another half.
 */
export function compareSides(said: Side, written: Side): Found[] {
  const matches = matchesOf(said, written);
  const swapped = swappedIn(said, written);
  const words = swapped.length > 0 ? swapped : compareOrder(said, written, matches);
  return [...words, ...compareManner(said, written), ...compareClauses(said, written, matches)];
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
      if (WIDELY_DENIED.has(category) && said.negations.length !== written.negations.length) continue;
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

const KEPT = kept.kept.map(pairOf);
/** An "only" may be added: "llegaron 30" of 35. */
const NOT_ADDED = KEPT.filter(([word]) => !word.en.test("only"));
/** With a day to come, what was done and what will be may share a sentence. */
const TO_COME = patternOf(BOTH["to come"]);

/** One that has taken the place of the other. */
interface Exchange {
  is: Patterns;
  becomes: Patterns;
  /** What the first text has not, if more than the other one. */
  isNot?: Patterns;
  unless?: (side: Side) => boolean;
}

const EXCHANGES: readonly Exchange[] = [
  { is: patternsOf("must"), becomes: patternsOf("may"), unless: ({ negations }) => negations.length > 0 },
  { is: patternsOf("need not"), becomes: patternsOf("must not") },
  // "If it is wet, wait" that became "como está mojado, esperen": what was only possible is now so.
  { is: patternsOf("condition"), becomes: patternsOf("cause") },
  {
    is: patternsOf("future"),
    becomes: patternsOf("clearly past"),
    isNot: patternsOf("past"),
    unless: ({ text }) => TO_COME.test(text),
  },
];

/** What is only almost so, under a condition, in the future or a duty, and in the other text is not. */
function compareManner(said: Side, written: Side): Found[] {
  const isOther =
    lacks(said, written, KEPT) ||
    lacks(written, said, NOT_ADDED) ||
    isExchanged(said, written) ||
    isExchanged(written, said);
  return isOther ? [{ kind: "negation", said, written }] : [];
}

/** An untranslated word is not lost. */
function lacks(one: Side, other: Side, kept: typeof KEPT): boolean {
  return kept.some(
    ([word, counterpart]) =>
      says(one, word) && !says(other, counterpart) && !word[one.language].test(other.text),
  );
}

function isExchanged(one: Side, other: Side): boolean {
  return EXCHANGES.some(
    ({ is, becomes, isNot = becomes, unless }) =>
      says(one, is) &&
      says(other, becomes) &&
      !says(one, isNot) &&
      !says(other, is) &&
      ![one, other].some((side) => unless?.(side)),
  );
}

/** A sentence in two parts, as "the first coat is dry but the second isn't". */
interface Halves {
  /** The first token of the second part. */
  middle: number;
  negations: readonly [number, number];
}

/** What is denied of the one half in one text and of the other in the other, while the words stay where they were. */
function compareClauses(said: Side, written: Side, all: readonly Match[]): Found[] {
  const matches = all.filter(({ category }) => category !== "quantity");
  const [one, other] = [halvesOf(said), halvesOf(written)];
  if (!one || !other) return [];
  const isLater = (match: Match) => match.said.first >= one.middle;
  const moved = matches.filter((match) => isLater(match) !== match.written.first >= other.middle);
  const stayed = matches.filter((match) => !moved.includes(match));
  const denials = [...one.negations, ...other.negations].join("");
  if (moved.length === 0 && stayed[0] && /^(?:0110|1001)$/.test(denials) && !isReworded(said, written))
    return [{ kind: "negation", said: stayed[0].said, written: stayed[0].written }];
  // Two things of a kind, each of which is now where the other one was.
  const [swapped, second] = moved;
  if (
    !swapped ||
    !second ||
    moved.length > 2 ||
    !isOfAKind([swapped, second]) ||
    isLater(swapped) === isLater(second)
  )
    return [];
  const places = { said: swapped.said, written: swapped.written };
  if (/^(?:0101|1010)$/.test(denials)) return [{ kind: "negation", ...places }];
  const isBound =
    stayed.some(({ isNoun }) => !isNoun) &&
    moved.every(({ isNoun, category }) => isNoun || TELLING_APART.has(category));
  return isBound ? [{ kind: "name", ...places }] : [];
}

/** Which of several things is meant. */
const TELLING_APART = new Set(BOTH["tells apart in halves"]);

/** "The office is closed, so we can't …": "no abre, así que …". */
function isReworded(said: Side, written: Side): boolean {
  if ([said, written].every(({ text }) => /\b(?:hasta|until|till)\b/iu.test(text))) return true;
  const denials = [compareDenials(said, written), compareDenials(written, said)];
  return denials.some(({ reworded }) => reworded > 0) && !denials.some(({ named }) => named > 0);
}

const JOINT = /^(?:but|pero|while|whereas|;|,)$/;

/** Undefined where no one joint is; ", but" is one. */
function halvesOf({ tokens, negations }: Side): Halves | undefined {
  const joints = tokens.flatMap(({ bare }, at) => (JOINT.test(bare) ? [at] : []));
  const [middle = 0, second = middle + 1] = joints;
  if (middle === 0 || second !== middle + 1 || joints.length > 2) return undefined;
  const at = tokens[middle]?.start ?? 0;
  const before = negations.filter(({ start }) => start < at).length;
  return { middle, negations: [before, negations.length - before] };
}
