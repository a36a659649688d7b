import { type Match, pairsOf } from "./matches";

/** Of these, each text has some that belong to nothing. */
const LOOSE = new Set([
  "quantity",
  "amount",
  "much",
  "focus",
  "bound",
  "number",
  "sequence",
  "certainty",
  "keeping",
]);

/**
 * Two things of a kind that have changed places while all that stands between them stayed: "the left column is tied, the right one
 * on Friday" that became "the right column is tied, the left one on Friday".
 */
export function exchangedAmong(matches: readonly Match[]): Match | undefined {
  const pairs = pairsOf(matches);
  const turned = pairs.filter((pair) => isOfAKind(pair) && isTurned(pair) && !LOOSE.has(pair[0].category));
  return turned.find((pair) => {
    const bound = pairs.filter(
      (other) =>
        !other.some((one) => pair.includes(one)) &&
        alternate(pair, other, "said") &&
        alternate(pair, other, "written"),
    );
    return bound.length > 0 && !bound.some(isTurned);
  })?.[0];
}

export function isOfAKind([one, two]: [Match, Match]): boolean {
  return one.categories.some((category) => two.categories.includes(category));
}

export function isTurned([one, two]: [Match, Match]): boolean {
  return one.said.first < two.said.first !== one.written.first < two.written.first;
}

/** Whether each of the one pair has one of the other at its side. */
export function alternate(pair: [Match, Match], other: [Match, Match], side: "said" | "written"): boolean {
  const order = [...pair, ...other].sort((a, b) => a[side].first - b[side].first);
  return order.every(
    (match, at) => at === 0 || pair.includes(match) !== pair.includes(order[at - 1] ?? match),
  );
}
