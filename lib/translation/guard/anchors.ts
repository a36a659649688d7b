import { matchesOf, pairsOf } from "./matches";
import type { Side } from "./sides";
import type { Fact } from "./token";

/** What both texts name once, and where each of them does: numbers and days belong to it. */
export interface Anchor {
  /** Of the lexicon. */
  categories: readonly string[];
  said: number;
  written: number;
}

/** A number or day, and what it is in the translation. */
export type ValuePair = readonly [said: Fact, written: Fact];

/** More in one text are not looked at. */
const MOST_ANCHORS = 16;

/** Of these, any number has some. */
const LOOSE = new Set(
  "amount quantity much focus bound rates scales powers money times often sequence containers with owner sameness".split(
    " ",
  ),
);

export function anchorsOf(sides: readonly [Side, Side][]): Anchor[] {
  return sides
    .flatMap(([said, written]) => matchesOf(said, written))
    .filter(({ categories }) => !categories.some((category) => LOOSE.has(category)))
    .map(({ categories, said, written }) => ({ categories, said: said.start, written: written.start }))
    .slice(0, MOST_ANCHORS);
}

/** Whether two values have changed places with regard to what they belong to; undefined where that is unknown. */
export function areSwappedAmong(
  anchors: readonly Anchor[],
  values: [ValuePair, ValuePair],
): boolean | undefined {
  const bound = pairsOf(anchors).filter((pair) => alternates(pair, values));
  const alike = bound.filter(([one, two]) =>
    one.categories.some((category) => two.categories.includes(category)),
  );
  const isReversed = ([one, two]: [Anchor, Anchor]) => one.said < two.said !== one.written < two.written;
  const verdicts = (alike.length > 0 ? alike : bound).map((pair) => isReversed(pair) !== areReversed(values));
  if (verdicts.length === 0) return undefined;
  // Two rooms keep apart what belongs to each; of a room and a tool, the values may both belong to one.
  return alike.length > 0 ? verdicts.some(Boolean) : verdicts.every(Boolean) && areReversed(values);
}

export function areReversed([[said, written], [nextSaid, nextWritten]]: [ValuePair, ValuePair]): boolean {
  // Both numbers of "4/12" are at one place.
  if (said.start === nextSaid.start || written.start === nextWritten.start) return false;
  return said.start < nextSaid.start !== written.start < nextWritten.start;
}

/** Whether in both texts each of two things has one of the values at its side. */
function alternates(
  [one, two]: [Anchor, Anchor],
  [[x, otherX], [y, otherY]]: [ValuePair, ValuePair],
): boolean {
  const isBetween = (a: number, b: number, { start }: Fact) => a <= start !== b <= start;
  const { said, written } = one;
  return (
    isBetween(said, two.said, x) !== isBetween(said, two.said, y) &&
    isBetween(written, two.written, otherX) !== isBetween(written, two.written, otherY)
  );
}
