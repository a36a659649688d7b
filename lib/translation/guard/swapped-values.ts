import { type Anchor, areReversed, areSwappedAmong, type ValuePair } from "./anchors";
import { isSameThing } from "./cognates";
import type { Texts } from "./doubt";
import { bareOf, type Fact } from "./token";

/** More values in one text are not looked at. */
const MOST_VALUES = 60;

/** Two values of a kind that have changed places: each belongs to what the other one belonged to. */
export function findSwappedValues(
  texts: Texts,
  matches: readonly ValuePair[],
  anchors: readonly Anchor[],
): ValuePair | undefined {
  const counted = matches.filter(
    (value) => (isSure(value) || isOne(texts, value)) && !isOfMonth(texts, value),
  );
  return (
    crossedUnits(texts, counted) ??
    findNeighbors(counted, (one, next) => areComparable(one, next) && isSwap(texts, [one, next], anchors))
  );
}

/** Days that have changed places: "concrete on Tuesday, rebar on Wednesday" that became "varilla el martes, concreto el miércoles". */
export function findSwappedDays(
  matches: readonly ValuePair[],
  anchors: readonly Anchor[],
): ValuePair | undefined {
  return findNeighbors(matches, (one, next) => areSwappedAmong(anchors, [one, next]) ?? false);
}

/** Of two neighbors that are as asked: the first one in the original, and the second one in the translation. */
function findNeighbors(
  values: readonly ValuePair[],
  isFound: (one: ValuePair, next: ValuePair) => boolean,
): ValuePair | undefined {
  const inOrder = values.toSorted(([a], [b]) => a.start - b.start).slice(0, MOST_VALUES);
  for (const [at, one] of inOrder.entries()) {
    const next = inOrder[at + 1];
    if (next && isFound(one, next)) return [one[0], next[1]];
  }
  return undefined;
}

/** The 14 of "Friday the 14th". */
function isOfMonth({ original, translation }: Texts, [said, written]: ValuePair): boolean {
  const isAfterDay = (text: string, { start }: Fact) =>
    DAY_BEFORE.test(text.slice(Math.max(0, start - 16), start));
  return isAfterDay(original, said) && isAfterDay(translation, written);
}

const DAY_BEFORE =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),? (?:the |el )?$/iu;

function isSure([said, written]: ValuePair): boolean {
  return !said.isOptional && !written.isOptional;
}

/** "One carpenter and three helpers", which could be "a carpenter". */
function isOne({ original, translation }: Texts, [said, written]: ValuePair): boolean {
  const isSaid = (text: string, { start, end }: Fact) => /^(?:one|una?)$/iu.test(text.slice(start, end));
  return isSaid(original, said) && isSaid(translation, written);
}

/** "Twelve sheets of half-inch" that became "media hoja de doce pulgadas". */
function crossedUnits({ original, translation }: Texts, values: readonly ValuePair[]): ValuePair | undefined {
  const lost = values.find(([said, written]) => said.unit && !written.unit);
  const added = values.find(([said, written]) => !said.unit && written.unit);
  if (!lost || !added || lost[0].unit !== added[1].unit) return undefined;
  // The unit of "450 pesos and 380" may be written with the other one.
  return isElided(translation, lost[1]) || isElided(original, added[0]) ? undefined : [lost[0], added[1]];
}

function areComparable([said, written]: ValuePair, [next, nextWritten]: ValuePair): boolean {
  const isUnitAlike = (one: Fact, other: Fact) => !one.unit || !other.unit || one.unit === other.unit;
  const isOther = !said.keys.some((key) => next.keys.includes(key));
  return isOther && said.kind === next.kind && isUnitAlike(said, next) && isUnitAlike(written, nextWritten);
}

function isSwap(texts: Texts, values: [ValuePair, ValuePair], anchors: readonly Anchor[]): boolean {
  if (isShare(texts, values)) return false;
  const isBound = areSwappedAmong(anchors, values);
  if (isBound !== undefined) return isBound;
  const [[said], [next]] = values;
  const isMeasuredAlike =
    said.unit === next.unit || [said, next].some((fact) => isElided(texts.original, fact));
  return isMeasuredAlike && areReversed(values) && !values.some((value) => keepsNoun(texts, value));
}

/** The ten of "mix for five minutes, let it rest ten, …". */
function isElided(text: string, { unit, end }: Fact): boolean {
  return unit === undefined && /^(?:[,.;]|$| (?:and|y|then|luego)(?!\p{L}))/u.test(text.slice(end, end + 8));
}

/** "Six doors and nine windows": each number may have moved with its noun. "Level two" is "segundo nivel". */
function keepsNoun({ original, translation }: Texts, [said, written]: ValuePair): boolean {
  const nounsAt = (text: string, fact: Fact) =>
    [wordAfter(text, fact), wordBefore(text, fact)].filter((word) => word.length > 3);
  return nounsAt(original, said).some((one) =>
    nounsAt(translation, written).some((other) => isSameThing(one, other)),
  );
}

const OF = /^ (?:out )?(?:of|de)(?: \p{L}+)? $/u;
const OF_ALL = /(?<!\p{L})de (?:l[oa]s|cada|nuestr[oa]s|es[oa]s|est[oa]s) $/iu;

/** "Two of the five", "two out of every five" are "de los cinco, dos". */
function isShare(
  { original, translation }: Texts,
  [[one, written], [two, nextWritten]]: [ValuePair, ValuePair],
): boolean {
  const isPartOf = (text: string, first: Fact, second: Fact) =>
    (second.start - first.end < 24 && OF.test(text.slice(first.end, second.start))) ||
    OF_ALL.test(text.slice(Math.max(0, first.start - 12), first.start));
  const [first, second] = nextWritten.start < written.start ? [nextWritten, written] : [written, nextWritten];
  return isPartOf(original, one, two) || isPartOf(translation, first, second);
}

/** How far from a number its noun is looked for. */
const NEAR = 40;

export function wordAfter(text: string, { end }: Fact): string {
  return bareOf(/^ (\p{L}+)/u.exec(text.slice(end, end + NEAR))?.[1] ?? "");
}

export function wordBefore(text: string, { start }: Fact): string {
  return bareOf(/(?<!\p{L})(\p{L}{1,40}) $/u.exec(text.slice(Math.max(0, start - NEAR), start))?.[1] ?? "");
}
