import type { Anchor, ValuePair } from "./anchors";
import { isOtherThing } from "./cognates";
import type { Doubt } from "./doubt";
import { withoutDerived } from "./derived-numbers";
import { findSwappedDays, findSwappedValues } from "./swapped-values";
import type { Fact } from "./fact";
import { wordAfter, wordBefore } from "./near-words";
import type { Texts } from "./texts";

/** Numbers that one text has and the other lacks, and units that differ where the numbers are the same. */
export function compareNumbers(
  texts: Texts,
  { said, written }: Record<"said" | "written", Fact[]>,
  anchors: readonly Anchor[] = [],
): Doubt[] {
  const left = new Left(written);
  const lost: Fact[] = [];
  const units: Doubt[] = [];
  const matches: ValuePair[] = [];
  for (const fact of withTheSureFirst(said)) {
    const match = left.take(fact);
    if (match) matches.push([fact, match]);
    if (!match) lost.push(fact);
    else if (isOtherUnit(fact, match)) units.push(doubt("unit", texts, fact, match));
  }
  if (lost.every(({ isOptional }) => isOptional) && units.length === 0) {
    const swapped = findSwappedValues(texts, matches, anchors);
    units.push(...(swapped ? [doubt("number", texts, ...swapped)] : otherNouns(texts, matches)));
  }
  const changed = withoutDerived(texts, withOneForTwo(lost, left.rest()), { said, written });
  return [...pairUp(texts, ...changed), ...units];
}

/** Numbers whose nouns are known in both languages and are not the same: "door 3" and "piso 3", "two helpers" and "dos electricistas". */
function otherNouns({ original, translation }: Texts, matches: readonly ValuePair[]): Doubt[] {
  const times = Map.groupBy(matches, ([{ keys }]) => keys[0]);
  // Which of two equal numbers is which, is unknown.
  const isOnly = ({ keys }: Fact) => times.get(keys[0])?.length === 1;
  const other = matches.find(
    ([said, written]) =>
      isOnly(said) &&
      (isOtherThing(wordAfter(original, said), wordAfter(translation, written)) ||
        isOtherThing(wordBefore(original, said), wordBefore(translation, written))),
  );
  return other ? [doubt("number", { original, translation }, ...other)] : [];
}

/** Sorts optional facts last, so that required ones are matched first: "one of two" must not lose its two. */
function withTheSureFirst(facts: Fact[]): Fact[] {
  return [...facts].sort((a, b) => Number(a.isOptional ?? false) - Number(b.isOptional ?? false));
}

/** Of facts that could be taken, as many are looked at: the first ones of a long list of equal numbers. */
const LOOKED_AT = 8;

/** The facts of a text that no fact of the other one has taken yet. */
class Left {
  readonly #facts: readonly Fact[];
  readonly #taken = new Set<Fact>();
  readonly #byKey = new Map<string, { facts: Fact[]; from: number }>();

  constructor(facts: readonly Fact[]) {
    this.#facts = facts;
    for (const fact of facts) for (const key of fact.keys) this.#under(key).facts.push(fact);
  }

  /** Takes the one that is most like a fact, if any has a key in common with it. */
  take(fact: Fact): Fact | undefined {
    let best: Fact | undefined;
    for (const key of fact.keys) {
      const list = this.#byKey.get(key);
      if (!list) continue;
      while (this.#isTaken(list.facts[list.from])) list.from += 1;
      const end = Math.min(list.facts.length, list.from + LOOKED_AT);
      for (let at = list.from; at < end; at += 1) {
        const other = list.facts[at];
        if (other && !this.#taken.has(other) && (!best || isMoreLike(fact, other, best))) best = other;
      }
    }
    if (best) this.#taken.add(best);
    return best;
  }

  #isTaken(fact: Fact | undefined): boolean {
    return fact !== undefined && this.#taken.has(fact);
  }

  rest(): Fact[] {
    return this.#facts.filter((fact) => !this.#taken.has(fact));
  }

  #under(key: string) {
    const list = this.#byKey.get(key) ?? { facts: [], from: 0 };
    this.#byKey.set(key, list);
    return list;
  }
}

/** Of the same unit rather than of another one, required rather than optional, and then the earlier one. */
function isMoreLike(fact: Fact, other: Fact, best: Fact): boolean {
  const difference = likeness(fact, other) - likeness(fact, best);
  return difference > 0 || (difference === 0 && other.start < best.start);
}

function likeness({ unit }: Fact, other: Fact): number {
  return (other.unit === unit ? 2 : 0) + (other.isOptional ? 0 : 1);
}

/** Whether the units differ; seven days and a week, three quarts and three quarters of a gallon do not. */
function isOtherUnit(a: Fact, b: Fact): boolean {
  if (!a.unit || !b.unit || a.unit === b.unit) return false;
  // "150 libras" of pressure.
  if ([a.unit, b.unit].every((unit) => unit === "psi" || unit === "pound")) return false;
  return !a.keys.some((key) => key.startsWith("=") && b.keys.includes(key));
}

/** Pairs each lost fact with the one that replaced it, in order. */
function pairUp(texts: Texts, lost: Fact[], added: Fact[]): Doubt[] {
  const missing = inOrder(lost.filter(({ isOptional }) => !isOptional));
  const extra = inOrder(added.filter(({ isOptional }) => !isOptional));
  const spare = inOrder(added.filter(({ isOptional }) => isOptional));
  const length = Math.max(missing.length, extra.length);
  return Array.from({ length }, (_, at) => {
    const kind = (missing[at] ?? extra[at])?.kind ?? "number";
    return doubt(kind, texts, missing[at], extra[at] ?? spare[at - extra.length]);
  });
}

/** "Both" may be left out, and so may "a"; one in the place of the other is another number. */
function withOneForTwo(lost: Fact[], added: Fact[]): [Fact[], Fact[]] {
  const isOne = ({ keys, isOptional }: Fact) => isOptional === true && keys.includes("1");
  const isTwo = ({ keys, isOptional }: Fact) => isOptional === true && keys.includes("2");
  const counted = (facts: Fact[], others: Fact[]) =>
    facts.map((fact) => (isTwo(fact) && others.some(isOne) ? { ...fact, isOptional: false } : fact));
  return [counted(lost, added), counted(added, lost)];
}

function inOrder(facts: Fact[]): Fact[] {
  return [...facts].sort((a, b) => a.start - b.start);
}

/** Days that one text names and the other does not; a half of the day only where both name as many. */
export function compareDates(
  texts: Texts,
  { said, written }: Record<"said" | "written", Fact[]>,
  anchors: readonly Anchor[] = [],
): Doubt[] {
  const [lost, added] = [without(said, written), without(written, said)];
  const isHalf = ({ keys }: Fact) => keys[0] === "am" || keys[0] === "pm";
  const halves = (facts: Fact[]) => facts.filter(isHalf).length;
  const isHalfChanged =
    halves(said) > 0 && (halves(said) === halves(written) || (halves(lost) > 0 && halves(added) > 0));
  const counts = (fact: Fact) => isHalfChanged || !isHalf(fact);
  const changed = pairUp(texts, lost.filter(counts), added.filter(counts));
  const days = (facts: Fact[]) => facts.filter((fact) => !isHalf(fact));
  const swapped =
    changed.length === 0 ? findSwappedDays(sameDays(days(said), days(written)), anchors) : undefined;
  return swapped ? [doubt("date", texts, ...swapped)] : changed;
}

/** The days that each text names once. */
function sameDays(said: Fact[], written: Fact[]): ValuePair[] {
  const once = (facts: Fact[]) =>
    [...Map.groupBy(facts, ({ keys }) => keys[0]).values()].flatMap((same) =>
      same.length === 1 ? same : [],
    );
  const byKey = new Map(once(written).map((fact) => [fact.keys[0], fact]));
  return once(said).flatMap((fact) => {
    const other = byKey.get(fact.keys[0]);
    return other ? [[fact, other] as const] : [];
  });
}

function without(facts: Fact[], others: Fact[]): Fact[] {
  const keys = new Set(others.flatMap((other) => other.keys));
  return facts.filter((fact) => !fact.keys.some((key) => keys.has(key)));
}

function doubt(kind: Doubt["kind"], { original, translation }: Texts, said?: Fact, written?: Fact): Doubt {
  const place = (fact?: Fact) => (fact ? { start: fact.start, end: fact.end } : null);
  return {
    kind,
    original: said ? original.slice(said.start, said.end) : "",
    translated: written ? translation.slice(written.start, written.end) : "",
    originalAt: place(said),
    translatedAt: place(written),
  };
}
