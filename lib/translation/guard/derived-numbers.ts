import type { Texts } from "./texts";
import type { Fact } from "./fact";

/** What says that one number is another one without some: "all six except one" is "cinco de las seis". */
const WITHOUT =
  /(?<!\p{L})(?:except|but|other|rest|left|missing|excepto|menos|falta[nr]?|dem[aá]s|resto|otr[oa]s)(?!\p{L})/iu;
/** What says that one number counts another one: "four in each of the two ends" are eight. */
const EACH = /(?<!\p{L})(?:each|every|per|apiece|cada)(?!\p{L})/iu;

/** Of the numbers that only one text has, those that do not follow from numbers of the other one. */
export function withoutDerived(
  texts: Texts,
  [lost, added]: [Fact[], Fact[]],
  { said, written }: Record<"said" | "written", Fact[]>,
): [Fact[], Fact[]] {
  const isCounted = [...lost, ...added].filter(({ isOptional }) => !isOptional);
  if (isCounted.length === 0 || isCounted.length > 2) return [lost, added];
  const isDifference = WITHOUT.test(texts.original) && WITHOUT.test(texts.translation);
  const isProduct = EACH.test(texts.original) && EACH.test(texts.translation);
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
