import type { Found, Texts } from "./doubt";
import { isOtherThing, isSameThing } from "./lexicon";
import { alternate, isOfAKind, isTurned, type Match, matchesOf, pairsOf, type Side } from "./sides";
import { bareOf, type Fact, onlyOnes } from "./token";
import { BOTH, type Patterns, patternsOf } from "./words";

type Facts = Record<"said" | "written", Fact[]>;

/** Numbers that one text has and the other lacks, and units that differ where the numbers are the same. */
export function compareNumbers(texts: Texts, facts: Facts, anchors: readonly Match[]): Found[] {
  const take = takerOf(facts.written);
  // The required ones first: "one of two" must not lose its two.
  const inOrder = facts.said.toSorted(
    (a, b) => Number(a.isOptional ?? false) - Number(b.isOptional ?? false),
  );
  const matched = inOrder.map((said) => ({ said, written: take(said) }));
  const lost = matched.flatMap(({ said, written }) => (written ? [] : [said]));
  const matches = matched.flatMap(({ said, written }): ValuePair[] => (written ? [{ said, written }] : []));
  const taken = new Set(matches.map(({ written }) => written));
  const added = facts.written.filter((fact) => !taken.has(fact));
  const others = matches.filter(isOtherUnit).map((pair): Found => ({ kind: "unit", ...pair }));
  if (lost.every(({ isOptional }) => isOptional) && others.length === 0) {
    const swapped = findSwappedValues(texts, matches, anchors) ?? otherNouns(texts, matches);
    if (swapped) others.push({ kind: "number", ...swapped });
  }
  return [...pairUp(...withoutDerived(texts, withOneForTwo(lost, added), facts)), ...others];
}

/** Numbers whose nouns are known in both languages and are not the same: "door 3" and "piso 3", "two helpers" and "dos electricistas". */
function otherNouns({ original, translation }: Texts, matches: readonly ValuePair[]): ValuePair | undefined {
  // Which of two equal numbers is which, is unknown.
  return [...onlyOnes(matches, ({ said }) => said.keys[0] ?? "").values()].find(({ said, written }) => {
    const others = wordsBeside(translation, written);
    return wordsBeside(original, said).some((word, at) => isOtherThing(word, others[at] ?? ""));
  });
}

/** Of facts that could be taken, as many are looked at: the first ones of a long list of equal numbers. */
const LOOKED_AT = 8;

/** Takes facts of a text, each once: what has a key in common with one of the other text, best of its unit, required, and the earlier one. */
function takerOf(facts: readonly Fact[]): (like: Fact) => Fact | undefined {
  const byKey = new Map<string, Set<Fact>>();
  for (const fact of facts)
    for (const key of fact.keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(fact));
  return ({ keys, unit }) => {
    const likeness = (other: Fact) => (other.unit === unit ? 2 : 0) + (other.isOptional ? 0 : 1);
    const [best] = keys
      .flatMap((key) => [...(byKey.get(key)?.values().take(LOOKED_AT) ?? [])])
      .sort((a, b) => likeness(b) - likeness(a) || a.start - b.start);
    if (best) for (const key of best.keys) byKey.get(key)?.delete(best);
    return best;
  };
}

/** Whether the units differ; seven days and a week, three quarts and three quarters of a gallon do not. */
function isOtherUnit({ said: a, written: b }: ValuePair): boolean {
  if (!a.unit || !b.unit || a.unit === b.unit) return false;
  // "150 libras" of pressure.
  if ([a.unit, b.unit].every((unit) => unit === "psi" || unit === "pound")) return false;
  return !a.keys.some((key) => key.startsWith("=") && b.keys.includes(key));
}

/** Pairs each lost fact with the one that replaced it, in order. */
function pairUp(lost: Fact[], added: Fact[]): Found[] {
  const inOrder = (facts: Fact[], isSpare = false) =>
    facts.filter(({ isOptional = false }) => isOptional === isSpare).sort((a, b) => a.start - b.start);
  const [missing, extra, spare] = [inOrder(lost), inOrder(added), inOrder(added, true)];
  return Array.from({ length: Math.max(missing.length, extra.length) }, (_, at) => {
    const kind = (missing[at] ?? extra[at])?.kind ?? "number";
    return { kind, said: missing[at], written: extra[at] ?? spare[at - extra.length] };
  });
}

/** "Both" may be left out, and so may "a"; one in the place of the other is another number. */
function withOneForTwo(lost: Fact[], added: Fact[]): [Fact[], Fact[]] {
  const is = (key: string) => (fact: Fact) => fact.isOptional === true && fact.keys.includes(key);
  const counted = (facts: Fact[], others: Fact[]) =>
    facts.map((fact) => (is("2")(fact) && others.some(is("1")) ? { ...fact, isOptional: false } : fact));
  return [counted(lost, added), counted(added, lost)];
}

/** What says that one number is another one without some: "all six except one" is "cinco de las seis". */
const WITHOUT = patternsOf("without some");
/** What says that one number counts another one: "four in each of the two ends" are eight. */
const EACH = patternsOf("each");
/** More are not looked at. */
const MOST_FACTORS = 6;

/** Of the numbers that only one text has, those that do not follow from numbers of the other one. */
function withoutDerived(
  texts: Texts,
  [lost, added]: [Fact[], Fact[]],
  { said, written }: Facts,
): [Fact[], Fact[]] {
  const counted = [...lost, ...added].filter(({ isOptional }) => !isOptional);
  if (counted.length === 0 || counted.length > 2) return [lost, added];
  const isInBoth = ({ en, es }: Patterns) =>
    [texts.original, texts.translation].every((text) => en.test(text) || es.test(text));
  const [isDifference, isProduct] = [isInBoth(WITHOUT), isInBoth(EACH)];
  const follows = (fact: Fact, others: Fact[]) => {
    const value = Number(fact.keys[0]);
    const values = others.slice(0, MOST_FACTORS).map(({ keys }) => Number(keys[0]));
    const isMade = (a: number, b: number) =>
      (isDifference && a - b === value) || (isProduct && a * b === value);
    return value > 1 && values.some((a, at) => values.some((b, other) => at !== other && isMade(a, b)));
  };
  const hasMade = lost.some((fact) => follows(fact, written)) || added.some((fact) => follows(fact, said));
  return hasMade ? [[], []] : [lost, added];
}

/** Days that one text names and the other does not; a half of the day only where both name as many. */
export function compareDates({ said, written }: Facts, anchors: readonly Match[]): Found[] {
  const without = (facts: Fact[], others: Fact[]) => {
    const keys = new Set(others.flatMap((other) => other.keys));
    return facts.filter((fact) => !fact.keys.some((key) => keys.has(key)));
  };
  const [lost, added] = [without(said, written), without(written, said)];
  const isHalf = ({ keys }: Fact) => keys[0] === "am" || keys[0] === "pm";
  const isDay = (fact: Fact) => !isHalf(fact);
  const [ours, theirs] = [said.filter(isHalf).length, written.filter(isHalf).length];
  const isHalfChanged = ours > 0 && (ours === theirs || (lost.some(isHalf) && added.some(isHalf)));
  const counts = (fact: Fact) => isHalfChanged || isDay(fact);
  const changed = pairUp(lost.filter(counts), added.filter(counts));
  const days = (facts: Fact[]) => onlyOnes(facts.filter(isDay), ({ keys }) => keys[0]);
  const others = days(written);
  const same = [...days(said)].flatMap(([key, one]): ValuePair[] => {
    const other = others.get(key);
    return other ? [{ said: one, written: other }] : [];
  });
  // "Concrete on Tuesday, rebar on Wednesday" that became "varilla el martes, concreto el miércoles".
  const isSwapped = (...pair: [ValuePair, ValuePair]) => areSwappedAmong(anchors, pair) ?? false;
  const swapped = changed.length > 0 ? undefined : findNeighbors(same, isSwapped);
  return swapped ? [{ kind: "date", ...swapped }] : changed;
}

/** A number or day, and what it is in the translation. */
type ValuePair = Record<"said" | "written", Fact>;

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
function wordsBeside(text: string, fact: Fact): [string, string] {
  const after = /^ (\p{L}+)/u.exec(text.slice(fact.end, fact.end + NEAR))?.[1] ?? "";
  return [bareOf(/(?<!\p{L})(\p{L}{1,40}) $/u.exec(before(text, fact))?.[1] ?? ""), bareOf(after)];
}

/** Two values of a kind that have changed places: each belongs to what the other one belonged to. */
function findSwappedValues(
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
