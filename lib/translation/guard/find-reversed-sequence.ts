import type { Occurrence } from "./lexicon";
import { type Match, pairsOf } from "./matches";
import type { Side } from "./sides";

/** Words that tell which of two pieces of work comes first: "then" says that what follows is later, "after" that it is earlier. */
const LATER_FOLLOWS = {
  en: /^(?:then|afterwards|before)$/,
  es: /^(?:luego|despues|enseguida|posteriormente|antes)$/,
} as const;
const EARLIER_FOLLOWS = { en: /^(?:after|once)$/, es: /^(?:despues|tras|luego)$/ } as const;
const OF = /^(?:de|que)$/;
const THAT = /^(?:that|this|which|[,.;])$/;
const CLAUSE_END = /^(?:[,;:.!?\n])$/;

interface Sequence {
  /** Whether a word is in what is done later. */
  isLater: (word: Occurrence) => boolean;
}

/** "First the kitchen, then the bath" that became "primero el baño y luego la cocina", or "la cocina después del baño". */
export function findReversedSequence(said: Side, written: Side, all: Match[]): Match | undefined {
  const matches = all.filter(({ category }) => category !== "order" && category !== "sequence");
  if (matches.length < 2) return undefined;
  const [one, other] = [sequenceOf(said), sequenceOf(written)];
  if (!one || !other) return undefined;
  const moved = matches.filter((match) => one.isLater(match.said) !== other.isLater(match.written));
  const toLater = moved.filter((match) => other.isLater(match.written));
  if (moved.length === matches.length && toLater.length > 0 && toLater.length < moved.length)
    return toLater[0];
  const pairs = pairsOf(matches).filter(
    ([a, b]) => a.isNoun === b.isNoun && moved.includes(a) && moved.includes(b),
  );
  return pairs.find(([a, b]) => toLater.includes(a) !== toLater.includes(b))?.[0];
}

/** Undefined where no such word is, or several. */
function sequenceOf({ tokens, language }: Side): Sequence | undefined {
  const found = tokens.flatMap(({ bare }, at) => {
    const isOf = OF.test(tokens[at + 1]?.bare ?? "");
    if (bare === "despues" || bare === "luego") return [{ at, isLater: !isOf }];
    if (bare === "antes" && !isOf) return [];
    // "After that, it goes …": then.
    if (bare === "after" && THAT.test(tokens[at + 1]?.bare ?? ",")) return [{ at, isLater: true }];
    if (LATER_FOLLOWS[language].test(bare)) return [{ at, isLater: true }];
    return EARLIER_FOLLOWS[language].test(bare) ? [{ at, isLater: false }] : [];
  });
  const [mark, ...more] = found;
  if (!mark || more.length > 0) return undefined;
  const end = tokens.findIndex(({ bare }, at) => at > mark.at && CLAUSE_END.test(bare));
  const isAfter = ({ first }: Occurrence) => first > mark.at && (end === -1 || first < end);
  return { isLater: (word) => isAfter(word) === mark.isLater };
}
