import type { Fact } from "./fact";
import { matchesOf, pairsOf } from "./matches";
import type { Side } from "./sides";
import { bareOf, type Token } from "./token";

/** What both texts name once, and where each of them does: numbers and days belong to it. */
export interface Anchor {
  /** Of the lexicon; names and codes have one of their own. */
  categories: readonly string[];
  said: number;
  written: number;
}

/** A number or day, and what it is in the translation. */
export type ValuePair = readonly [said: Fact, written: Fact];

/** More in one text are not looked at. */
const MOST_ANCHORS = 16;

export function anchorsOf(sides: readonly [Side, Side][]): Anchor[] {
  const words = sides.flatMap(([said, written]) =>
    matchesOf(said, written)
      .filter(({ categories }) => !categories.some((category) => LOOSE.has(category)))
      .map((match) => ({
        categories: match.categories,
        said: said.tokens[match.said.first]?.start ?? 0,
        written: written.tokens[match.written.first]?.start ?? 0,
      })),
  );
  const named = sides.flatMap(([said, written]) => namesOf(said.tokens, written.tokens));
  return [...named, ...words].slice(0, MOST_ANCHORS);
}

/** Of these, any number has some. */
const LOOSE = new Set(
  "amount quantity much focus bound rates scales powers money times often sequence containers with owner sameness".split(
    " ",
  ),
);

function namesOf(said: Token[], written: Token[]): Anchor[] {
  const places = new Map(once(written).map(({ text, start }) => [bareOf(text), start]));
  return once(said).flatMap(({ bare, start }) => {
    const place = places.get(bare);
    return place === undefined ? [] : [{ categories: ["name"], said: start, written: place }];
  });
}

const NAME = /^\p{Lu}(?:\p{Ll}{2,})?$/u;

function isCode(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\d-]*$/u.test(text) && /\d/.test(text);
}

/** Names and codes that a text has once: Luis, A-3. */
function once(tokens: Token[]): Token[] {
  const names = tokens.filter(({ text }) => text !== "A" && (NAME.test(text) || isCode(text)));
  return [...Map.groupBy(names, ({ bare }) => bare).values()].flatMap((same) =>
    same.length === 1 ? same : [],
  );
}

/** Whether two values have changed places with regard to what they belong to; undefined where that is unknown. */
export function areSwappedAmong(
  anchors: readonly Anchor[],
  values: [ValuePair, ValuePair],
): boolean | undefined {
  const bound = pairsOf(anchors).filter(
    (pair) => alternates(pair, values, "said") && alternates(pair, values, "written"),
  );
  const alike = bound.filter(([one, two]) =>
    one.categories.some((category) => two.categories.includes(category)),
  );
  const verdicts = (alike.length > 0 ? alike : bound).map((pair) => isReversed(pair) !== areReversed(values));
  if (verdicts.length === 0) return undefined;
  // Two rooms keep apart what belongs to each; of a room and a tool, the values may both belong to one.
  return alike.length > 0 ? verdicts.some(Boolean) : verdicts.every(Boolean) && areReversed(values);
}

function isReversed([one, two]: [Anchor, Anchor]): boolean {
  return one.said < two.said !== one.written < two.written;
}

export function areReversed([[said, written], [nextSaid, nextWritten]]: [ValuePair, ValuePair]): boolean {
  // Both numbers of "4/12" are at one place.
  if (said.start === nextSaid.start || written.start === nextWritten.start) return false;
  return said.start < nextSaid.start !== written.start < nextWritten.start;
}

/** Whether each of two things has one of the values at its side. */
function alternates(
  [one, two]: [Anchor, Anchor],
  [first, second]: [ValuePair, ValuePair],
  side: "said" | "written",
): boolean {
  const which = side === "said" ? 0 : 1;
  const order = [
    { at: one[side], isValue: false },
    { at: two[side], isValue: false },
    { at: first[which].start, isValue: true },
    { at: second[which].start, isValue: true },
  ].sort((a, b) => a.at - b.at);
  return order.every(({ isValue }, at) => at === 0 || isValue !== order[at - 1]?.isValue);
}
