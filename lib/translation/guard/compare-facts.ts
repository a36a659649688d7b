import type { Doubt } from "./doubt";
import type { Fact } from "./fact";

/** The texts that are compared. */
export interface Texts {
  original: string;
  translation: string;
}

/** Numbers that one text has and the other lacks, and units that differ where the numbers are the same. */
export function compareNumbers(texts: Texts, said: Fact[], written: Fact[]): Doubt[] {
  const left = [...written];
  const lost: Fact[] = [];
  const units: Doubt[] = [];
  for (const fact of withTheSureFirst(said)) {
    const match = take(left, fact);
    if (!match) lost.push(fact);
    else if (isOtherUnit(fact, match)) units.push(doubt("unit", texts, fact, match));
  }
  return [...pairUp(texts, ...withOneForTwo(lost, left)), ...units];
}

/** Sorts optional facts last, so that required ones are matched first: "one of two" must not lose its two. */
function withTheSureFirst(facts: Fact[]): Fact[] {
  return [...facts].sort((a, b) => Number(a.isOptional ?? false) - Number(b.isOptional ?? false));
}

function take(from: Fact[], fact: Fact): Fact | undefined {
  const same = from.filter((other) => other.keys.some((key) => fact.keys.includes(key)));
  const best =
    same.find((other) => other.unit === fact.unit) ?? same.find((other) => !other.isOptional) ?? same[0];
  if (best) from.splice(from.indexOf(best), 1);
  return best;
}

/** Whether the units differ; seven days and a week do not. */
function isOtherUnit(a: Fact, b: Fact): boolean {
  if (!a.unit || !b.unit || a.unit === b.unit) return false;
  return !a.keys.some((key) => key.startsWith("d") && b.keys.includes(key));
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

/** Days that one text names and the other does not; a half of the day only where both name one. */
export function compareDates(texts: Texts, said: Fact[], written: Fact[]): Doubt[] {
  const [lost, added] = [without(said, written), without(written, said)];
  const isHalf = ({ keys }: Fact) => keys[0] === "am" || keys[0] === "pm";
  const bothNameHalves = said.some(isHalf) && written.some(isHalf);
  const counts = (fact: Fact) => bothNameHalves || !isHalf(fact);
  return pairUp(texts, lost.filter(counts), added.filter(counts));
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
