import type { Texts } from "./texts";
import type { Fact } from "./fact";
import { type Patterns, patternsOf } from "./words";

/** What says that one number is another one without some: "all six except one" is "cinco de las seis". */
const WITHOUT = patternsOf("without some");
/** What says that one number counts another one: "four in each of the two ends" are eight. */
const EACH = patternsOf("each");

/** Of the numbers that only one text has, those that do not follow from numbers of the other one. */
export function withoutDerived(
  texts: Texts,
  [lost, added]: [Fact[], Fact[]],
  { said, written }: Record<"said" | "written", Fact[]>,
): [Fact[], Fact[]] {
  const isCounted = [...lost, ...added].filter(({ isOptional }) => !isOptional);
  if (isCounted.length === 0 || isCounted.length > 2) return [lost, added];
  const isInBoth = ({ en, es }: Patterns) =>
    Object.values(texts).every((text: string) => en.test(text) || es.test(text));
  const isDifference = isInBoth(WITHOUT);
  const isProduct = isInBoth(EACH);
  const follows = (fact: Fact, others: Fact[]) =>
    (isDifference && isMadeOf(fact, others, (a, b) => a - b)) ||
    (isProduct && isMadeOf(fact, others, (a, b) => a * b));
  const hasMade = lost.some((fact) => follows(fact, written)) || added.some((fact) => follows(fact, said));
  return hasMade ? [[], []] : [lost, added];
}

/** More are not looked at. */
const MOST = 6;

function isMadeOf(fact: Fact, others: Fact[], made: (a: number, b: number) => number): boolean {
  const value = Number(fact.keys[0]);
  const values = others.slice(0, MOST).map(({ keys }) => Number(keys[0]));
  return value > 1 && values.some((a, at) => values.some((b, other) => at !== other && made(a, b) === value));
}
