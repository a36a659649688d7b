import type { Found } from "./doubt";
import type { Side } from "./sides";
import { pairOf, type Patterns, patternsOf } from "./words";
import kept from "./words/kept.json" with { type: "json" };

const KEPT = kept.kept.map(pairOf);
/** An "only" may be added: "llegaron 30" of 35. */
const NOT_ADDED = KEPT.filter(([word]) => !word.en.test("only"));
const FUTURE = patternsOf("future");
const PAST = patternsOf("past");
/** So clearly that no present can be meant. */
const CLEARLY_PAST = patternsOf("clearly past");
/** With a day to come, what was done and what will be may share a sentence. */
const TO_COME =
  /(?<!\p{L})(?:tomorrow|mañana|next|pr[oó]xim[oa]|y|and|pero|but|so|así que|cuando|when)(?!\p{L})/iu;

/** Pairs of which one has taken the place of the other. `isPlain`: only in sentences that negate nothing. */
const EXCHANGED: readonly { is: Patterns; becomes: Patterns; isPlain?: boolean }[] = [
  { is: patternsOf("must"), becomes: patternsOf("may"), isPlain: true },
  { is: patternsOf("need not"), becomes: patternsOf("must not") },
  // "If it is wet, wait" that became "como está mojado, esperen": what was only possible is now so.
  { is: patternsOf("condition"), becomes: patternsOf("cause") },
];

/** What is only almost so, under a condition, in the future or a duty, and in the other text is not. */
export function compareManner(said: Side, written: Side): Found[] {
  const isOther =
    lacks(said, written, KEPT) ||
    lacks(written, said, NOT_ADDED) ||
    isExchanged(said, written) ||
    isExchanged(written, said) ||
    isOtherTime(said, written) ||
    isOtherTime(written, said);
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
  return EXCHANGED.some(({ is, becomes, isPlain }) => {
    const isOther =
      is[one.language].test(one.text) &&
      becomes[other.language].test(other.text) &&
      !becomes[one.language].test(one.text) &&
      !is[other.language].test(other.text);
    return isOther && (!isPlain || one.negations() + other.negations() === 0);
  });
}

function isOtherTime(one: Side, other: Side): boolean {
  return (
    FUTURE[one.language].test(one.text) &&
    CLEARLY_PAST[other.language].test(other.text) &&
    !PAST[one.language].test(one.text) &&
    !FUTURE[other.language].test(other.text) &&
    !TO_COME.test(one.text) &&
    !TO_COME.test(other.text)
  );
}
