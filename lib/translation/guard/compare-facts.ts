import type { Match } from "./sides";
import { findSwappedDays, findSwappedValues, type ValuePair, wordsBeside } from "./swapped-values";
import { isOtherThing } from "./lexicon";
import type { Found, Texts } from "./doubt";
import { type Fact, onlyOnes } from "./token";
import { type Patterns, patternsOf } from "./words";

type Facts = Record<"said" | "written", Fact[]>;

/** Numbers that one text has and the other lacks, and units that differ where the numbers are the same. */
export function compareNumbers(texts: Texts, facts: Facts, anchors: readonly Match[] = []): Found[] {
  const left = new Left(facts.written);
  // The required ones first: "one of two" must not lose its two.
  const inOrder = facts.said.toSorted(
    (a, b) => Number(a.isOptional ?? false) - Number(b.isOptional ?? false),
  );
  const matched = inOrder.map((said) => ({ said, written: left.take(said) }));
  const lost = matched.flatMap(({ said, written }) => (written ? [] : [said]));
  const matches = matched.flatMap(({ said, written }): ValuePair[] => (written ? [{ said, written }] : []));
  const others = matches.filter(isOtherUnit).map((pair): Found => ({ kind: "unit", ...pair }));
  if (lost.every(({ isOptional }) => isOptional) && others.length === 0) {
    const swapped = findSwappedValues(texts, matches, anchors) ?? otherNouns(texts, matches);
    if (swapped) others.push({ kind: "number", ...swapped });
  }
  return [...pairUp(...withoutDerived(texts, withOneForTwo(lost, left.rest()), facts)), ...others];
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

/** The facts of a text that no fact of the other one has taken yet. */
class Left {
  readonly #left: Set<Fact>;
  readonly #byKey = new Map<string, Set<Fact>>();

  constructor(facts: readonly Fact[]) {
    this.#left = new Set(facts);
    for (const fact of facts)
      for (const key of fact.keys) this.#byKey.set(key, (this.#byKey.get(key) ?? new Set()).add(fact));
  }

  /** Takes the one that is most like a fact, if any has a key in common with it: of its unit, required, and then the earlier one. */
  take({ keys, unit }: Fact): Fact | undefined {
    const likeness = (other: Fact) => (other.unit === unit ? 2 : 0) + (other.isOptional ? 0 : 1);
    const [best] = keys
      .flatMap((key) => [...(this.#byKey.get(key)?.values().take(LOOKED_AT) ?? [])])
      .sort((a, b) => likeness(b) - likeness(a) || a.start - b.start);
    if (!best) return undefined;
    this.#left.delete(best);
    for (const key of best.keys) this.#byKey.get(key)?.delete(best);
    return best;
  }

  rest(): Fact[] {
    return [...this.#left];
  }
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
  const inOrder = (facts: Fact[]) => facts.toSorted((a, b) => a.start - b.start);
  const missing = inOrder(lost.filter(({ isOptional }) => !isOptional));
  const extra = inOrder(added.filter(({ isOptional }) => !isOptional));
  const spare = inOrder(added.filter(({ isOptional }) => isOptional));
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
export function compareDates(_: Texts, { said, written }: Facts, anchors: readonly Match[] = []): Found[] {
  const without = (facts: Fact[], others: Fact[]) => {
    const keys = new Set(others.flatMap((other) => other.keys));
    return facts.filter((fact) => !fact.keys.some((key) => keys.has(key)));
  };
  const [lost, added] = [without(said, written), without(written, said)];
  const isHalf = ({ keys }: Fact) => keys[0] === "am" || keys[0] === "pm";
  const [ours, theirs] = [said.filter(isHalf).length, written.filter(isHalf).length];
  const isHalfChanged = ours > 0 && (ours === theirs || (lost.some(isHalf) && added.some(isHalf)));
  const counts = (fact: Fact) => isHalfChanged || !isHalf(fact);
  const changed = pairUp(lost.filter(counts), added.filter(counts));
  const days = (facts: Fact[]) =>
    onlyOnes(
      facts.filter((fact) => !isHalf(fact)),
      ({ keys }) => keys[0] ?? "",
    );
  const others = days(written);
  const same = [...days(said)].flatMap(([key, one]): ValuePair[] => {
    const other = others.get(key);
    return other ? [{ said: one, written: other }] : [];
  });
  const swapped = changed.length > 0 ? undefined : findSwappedDays(same, anchors);
  return swapped ? [{ kind: "date", ...swapped }] : changed;
}
