import type { Found } from "./doubt";
import type { Side } from "./sides";
import { BOTH, pairOf, patternOf, type Patterns, patternsOf } from "./words";
import kept from "./words/kept.json" with { type: "json" };

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
  unless: (text: string, side: Side) => boolean;
}

const EXCHANGES: readonly Exchange[] = [
  { is: patternsOf("must"), becomes: patternsOf("may"), unless: (_, side) => side.negations() > 0 },
  { is: patternsOf("need not"), becomes: patternsOf("must not"), unless: () => false },
  // "If it is wet, wait" that became "como está mojado, esperen": what was only possible is now so.
  { is: patternsOf("condition"), becomes: patternsOf("cause"), unless: () => false },
  {
    is: patternsOf("future"),
    becomes: patternsOf("clearly past"),
    isNot: patternsOf("past"),
    unless: (text) => TO_COME.test(text),
  },
];

/** What is only almost so, under a condition, in the future or a duty, and in the other text is not. */
export function compareManner(said: Side, written: Side): Found[] {
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
      word[one.language].test(one.text) &&
      !counterpart[other.language].test(other.text) &&
      !word[one.language].test(other.text),
  );
}

function isExchanged(one: Side, other: Side): boolean {
  return EXCHANGES.some(
    ({ is, becomes, isNot = becomes, unless }) =>
      is[one.language].test(one.text) &&
      becomes[other.language].test(other.text) &&
      !isNot[one.language].test(one.text) &&
      !is[other.language].test(other.text) &&
      ![one, other].some((side) => unless(side.text, side)),
  );
}
