import type { Occurrence } from "./lexicon";
import type { Side } from "./sides";
import type { Token } from "./token";
import { DATES, NAMES } from "./words";

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
      const [other, ...more] = writtenBy.get(concept) ?? [];
      if (!other || more.length > 0 || saidBy.get(concept)?.length !== 1 || seen.has(other)) continue;
      seen.add(other);
      const concepts = new Set(other.readings.map((reading) => reading.concept));
      const shared = one.readings.filter((reading) => concepts.has(reading.concept));
      return [
        {
          category,
          categories: shared.map((reading) => reading.category),
          isNoun,
          said: one,
          written: other,
        },
      ];
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

/** More names in one sentence are not looked at. */
const MOST_NAMES = 8;

/** What both sentences name once and no lexicon has: Luis, panel A, B-6, 201, Tuesday. */
export function namedInBoth(said: Side, written: Side): Match[] {
  const others = new Map(namesIn(written).map((one) => [one.key, one]));
  return namesIn(said)
    .flatMap((one): Match[] => {
      const other = others.get(one.key);
      if (!other || !(one.isSure || other.isSure)) return [];
      const { category } = one;
      return [
        {
          category,
          categories: [category],
          isNoun: category === "name",
          said: one.word,
          written: other.word,
        },
      ];
    })
    .slice(0, MOST_NAMES);
}

function namesIn({ tokens, language }: Side) {
  const found = tokens.flatMap((token, at) => {
    const { text, bare, start, end } = token;
    const before = tokens[at - 1]?.text ?? "";
    const day = DATES[language].get(bare);
    const category = categoryOf(token, before, day);
    // Not only a word with which a sentence begins.
    const isSure = NAMES.has(bare) || /[\p{L}\d,]/u.test(before);
    const word: Occurrence = { bare, readings: [], first: at, last: at, start, end };
    return category ? [{ key: (/\d/.test(text) ? undefined : day) ?? bare, category, isSure, word }] : [];
  });
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap((same) =>
    same.length === 1 ? same : [],
  );
}

function categoryOf({ text }: Token, before: string, day: string | undefined): string | undefined {
  if (/^\d+$/.test(text)) return "number";
  if (/\d/.test(text)) return /\p{L}/u.test(text) ? "code" : undefined;
  if (day !== undefined) return "day";
  if (/^\p{Lu}$/u.test(text)) return /\p{L}/u.test(before) ? "code" : undefined;
  return /^\p{Lu}\p{Ll}+$/u.test(text) ? "name" : undefined;
}

export function pairsOf<T>(matches: readonly T[]): [T, T][] {
  return matches.flatMap((one, at) => matches.slice(at + 1).map((two): [T, T] => [one, two]));
}

export function isOfAKind([one, two]: [Match, Match]): boolean {
  return one.categories.some((category) => two.categories.includes(category));
}

export function isTurned([one, two]: [Match, Match]): boolean {
  return one.said.first < two.said.first !== one.written.first < two.written.first;
}

/** Whether in both texts each of the one pair has one of the other at its side. */
export function alternate(pair: [Match, Match], other: [Match, Match]): boolean {
  return (["said", "written"] as const).every((side) => {
    const order = [...pair, ...other].sort((a, b) => a[side].first - b[side].first);
    return order.every(
      (match, at) => at === 0 || pair.includes(match) !== pair.includes(order[at - 1] ?? match),
    );
  });
}
