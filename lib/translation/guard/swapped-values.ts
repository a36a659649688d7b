import type { Texts } from "./doubt";
import { isSameThing } from "./lexicon";
import { alternate, isOfAKind, isTurned, type Match, matchesOf, pairsOf, type Side } from "./sides";
import { bareOf, type Fact } from "./token";
import { BOTH } from "./words";

/** A number or day, and what it is in the translation. */
export interface ValuePair {
  said: Fact;
  written: Fact;
}

/** More values in one text are not looked at. */
const MOST_VALUES = 60;
/** How far around a number is looked. */
const NEAR = 40;
const DAY_BEFORE =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),? (?:the |el )?$/iu;

function before(text: string, { start }: Fact): string {
  return text.slice(Math.max(0, start - NEAR), start);
}

/** The words beside a number: before it, and after it. */
export function wordsBeside(text: string, fact: Fact): [string, string] {
  const after = /^ (\p{L}+)/u.exec(text.slice(fact.end, fact.end + NEAR))?.[1] ?? "";
  return [bareOf(/(?<!\p{L})(\p{L}{1,40}) $/u.exec(before(text, fact))?.[1] ?? ""), bareOf(after)];
}

/** Two values of a kind that have changed places: each belongs to what the other one belonged to. */
export function findSwappedValues(
  texts: Texts,
  matches: readonly ValuePair[],
  anchors: readonly Match[],
): ValuePair | undefined {
  const isInBoth = ({ said, written }: ValuePair, is: (text: string, fact: Fact) => boolean) =>
    is(texts.original, said) && is(texts.translation, written);
  const counted = matches.filter(
    (value) =>
      // "One carpenter and three helpers", which could be "a carpenter"; the 14 of "Friday the 14th".
      (!(value.said.isOptional || value.written.isOptional) ||
        isInBoth(value, (text, { start, end }) => /^(?:one|una?)$/iu.test(text.slice(start, end)))) &&
      !isInBoth(value, (text, fact) => DAY_BEFORE.test(before(text, fact))),
  );
  return (
    crossedUnits(texts, counted) ??
    findNeighbors(counted, (one, next) => areComparable(one, next) && isSwap(texts, [one, next], anchors))
  );
}

/** Days that have changed places: "concrete on Tuesday, rebar on Wednesday" that became "varilla el martes, concreto el miércoles". */
export function findSwappedDays(
  matches: readonly ValuePair[],
  anchors: readonly Match[],
): ValuePair | undefined {
  return findNeighbors(matches, (one, next) => areSwappedAmong(anchors, [one, next]) ?? false);
}

/** Of two neighbors that are as asked: the first one in the original, and the second one in the translation. */
function findNeighbors(
  values: readonly ValuePair[],
  isFound: (one: ValuePair, next: ValuePair) => boolean,
): ValuePair | undefined {
  const inOrder = values.toSorted((a, b) => a.said.start - b.said.start).slice(0, MOST_VALUES);
  const at = inOrder.findIndex((one, by) => {
    const next = inOrder[by + 1];
    return next !== undefined && isFound(one, next);
  });
  const [one, next] = at < 0 ? [] : inOrder.slice(at, at + 2);
  return one && next && { said: one.said, written: next.written };
}

/** "Twelve sheets of half-inch" that became "media hoja de doce pulgadas". */
function crossedUnits({ original, translation }: Texts, values: readonly ValuePair[]): ValuePair | undefined {
  const lost = values.find(({ said, written }) => said.unit && !written.unit);
  const added = values.find(({ said, written }) => !said.unit && written.unit);
  if (!lost || !added || lost.said.unit !== added.written.unit) return undefined;
  // The unit of "450 pesos and 380" may be written with the other one.
  const isLoose = isElided(translation, lost.written) || isElided(original, added.said);
  return isLoose ? undefined : { said: lost.said, written: added.written };
}

function areComparable(one: ValuePair, next: ValuePair): boolean {
  const isAlike = (a: Fact, b: Fact) => a.kind === b.kind && (!a.unit || !b.unit || a.unit === b.unit);
  const isOther = !one.said.keys.some((key) => next.said.keys.includes(key));
  return isOther && isAlike(one.said, next.said) && isAlike(one.written, next.written);
}

const OF = /^ (?:out )?(?:of|de)(?: \p{L}+)? $/u;
const OF_ALL = /(?<!\p{L})de (?:l[oa]s|cada|nuestr[oa]s|es[oa]s|est[oa]s) $/iu;

function isSwap(texts: Texts, values: [ValuePair, ValuePair], anchors: readonly Match[]): boolean {
  const { original, translation } = texts;
  const [{ said, written }, { said: next, written: nextWritten }] = values;
  // "Two of the five", "two out of every five" are "de los cinco, dos".
  const isPartOf = (text: string, ...facts: Fact[]) => {
    const [one, two] = facts.toSorted((a, b) => a.start - b.start);
    return one && two && (OF.test(text.slice(one.end, two.start)) || OF_ALL.test(before(text, one)));
  };
  if (isPartOf(original, said, next) || isPartOf(translation, written, nextWritten)) return false;
  const isBound = areSwappedAmong(anchors, values);
  if (isBound !== undefined) return isBound;
  const isMeasuredAlike = said.unit === next.unit || isElided(original, said) || isElided(original, next);
  return isMeasuredAlike && areReversed(values) && !values.some((value) => keepsNoun(texts, value));
}

/** The ten of "mix for five minutes, let it rest ten, …". */
function isElided(text: string, { unit, end }: Fact): boolean {
  return unit === undefined && /^(?:[,.;]|$| (?:and|y|then|luego)(?!\p{L}))/u.test(text.slice(end, end + 8));
}

/** "Six doors and nine windows": each number may have moved with its noun. "Level two" is "segundo nivel". */
function keepsNoun({ original, translation }: Texts, { said, written }: ValuePair): boolean {
  const others = wordsBeside(translation, written).filter((word) => word.length > 3);
  return wordsBeside(original, said).some(
    (one) => one.length > 3 && others.some((other) => isSameThing(one, other)),
  );
}

/** More in one text are not looked at. */
const MOST_ANCHORS = 16;

/** Of these, any number has some. */
const LOOSE = new Set(BOTH["anchors nothing"]);

/** What both texts name once: numbers and days belong to it. */
export function anchorsOf(sides: readonly [Side, Side][]): Match[] {
  return sides
    .flatMap(([said, written]) => matchesOf(said, written))
    .filter(({ categories }) => !categories.some((category) => LOOSE.has(category)))
    .slice(0, MOST_ANCHORS);
}

/** Whether two values have changed places with regard to what they belong to; undefined where that is unknown. */
function areSwappedAmong(anchors: readonly Match[], values: [ValuePair, ValuePair]): boolean | undefined {
  const bound = pairsOf(anchors).filter((pair) => alternate(pair, values));
  const alike = bound.filter(isOfAKind);
  const verdicts = (alike.length > 0 ? alike : bound).map((pair) => isTurned(pair) !== areReversed(values));
  if (verdicts.length === 0) return undefined;
  // Two rooms keep apart what belongs to each; of a room and a tool, the values may both belong to one.
  return alike.length > 0 ? verdicts.some(Boolean) : verdicts.every(Boolean) && areReversed(values);
}

/** Both numbers of "4/12" are at one place. */
function areReversed([one, next]: [ValuePair, ValuePair]): boolean {
  const isApart = one.said.start !== next.said.start && one.written.start !== next.written.start;
  return isApart && isTurned([one, next]);
}
