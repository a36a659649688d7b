import type { Occurrence } from "./lexicon";
import type { Side } from "./sides";

/** A word of the original and the only one of the translation that means the same. */
export interface Match {
  category: string;
  /** All in which both words have a meaning in common. */
  categories: readonly string[];
  isNoun: boolean;
  said: Occurrence;
  written: Occurrence;
}

const KNOWN = new WeakMap<Side, Match[]>();

/** The words that two sentences have in common, found once for each pair. */
export function matchesOf(said: Side, written: Side): Match[] {
  const known = KNOWN.get(said) ?? findMatches(said, written);
  KNOWN.set(said, known);
  return known;
}

function findMatches(said: Side, written: Side): Match[] {
  const [saidBy, writtenBy] = [byConcept(said), byConcept(written)];
  const seen = new Set<Occurrence>();
  return said.found.flatMap((one) => {
    for (const { concept, category, isNoun } of one.readings) {
      const other = writtenBy.get(concept);
      if (other?.length !== 1 || saidBy.get(concept)?.length !== 1 || !other[0] || seen.has(other[0]))
        continue;
      seen.add(other[0]);
      const concepts = new Set(other[0].readings.map((reading) => reading.concept));
      const shared = one.readings.filter((reading) => concepts.has(reading.concept));
      const categories = shared.map((reading) => reading.category);
      return [{ category, categories, isNoun, said: one, written: other[0] }];
    }
    return [];
  });
}

function byConcept({ found }: Side) {
  const map = new Map<number, Occurrence[]>();
  for (const occurrence of found)
    for (const { concept } of occurrence.readings)
      map.set(concept, [...(map.get(concept) ?? []).slice(0, 1), occurrence]);
  return map;
}

export function pairsOf<T>(matches: readonly T[]): [T, T][] {
  return matches.flatMap((one, at) => matches.slice(at + 1).map((two): [T, T] => [one, two]));
}
