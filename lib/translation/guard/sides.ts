import type { Place, Texts } from "./doubt";
import { type Occurrence, occurrencesIn } from "./lexicon";
import { negationsIn } from "./read-negations";
import { alignedIn, type Sentence } from "./sentences";
import { bareAt, onlyOnes, type Token, tokensOf } from "./token";
import { DATES, type GuardLanguage, MULTIPLIERS, NAMES, PARTS, type Patterns, SMALL, UNITS } from "./words";

/** A sentence, a clause or a whole text, with what is known of its words. */
export interface Side extends Sentence {
  language: GuardLanguage;
  tokens: readonly Token[];
  words: ReadonlySet<string>;
  /** Of the lexicon, in their order, and by the first of their tokens. */
  found: readonly Occurrence[];
  byToken: ReadonlyMap<number, Occurrence>;
  /** Where it says no. */
  negations: readonly Place[];
}

/** The sentences of two texts that belong together. */
export function sidesOf(texts: Texts, { from, to }: Record<"from" | "to", GuardLanguage>): [Side, Side][] {
  return alignedIn(texts).map(([said, written]) => [sideOf(said, from), sideOf(written, to)]);
}

export function sideOf(sentence: Sentence, language: GuardLanguage): Side {
  const tokens = tokensOf(sentence.text, sentence.start);
  const found = occurrencesIn(tokens, language).filter((one) => !isMeasure(tokens, one));
  const byToken = new Map(found.map((one) => [one.first, one]));
  const words = new Set(tokens.map(({ bare }) => bare));
  const negations = negationsIn(sentence.text, language, sentence.start);
  return { ...sentence, language, tokens, words, found, byToken, negations };
}

/** Whether a pattern of its language finds something in a sentence. */
export function says({ text, language }: Side, words: Patterns): boolean {
  return words[language].test(text);
}

/** The yard of "six yards" is no garden, and the meter of "two meters" none that the utility reads. */
function isMeasure(tokens: readonly Token[], { first, last }: Occurrence): boolean {
  const before = bareAt(tokens, first - 1);
  const isCounted =
    /\d/.test(before) || [SMALL, MULTIPLIERS, PARTS].some(({ en, es }) => en.has(before) || es.has(before));
  const unit = first === last ? UNITS.get(bareAt(tokens, first)) : undefined;
  return isCounted && /^(?:foot|yard|metre|second)$/.test(unit ?? "");
}

/** A word of the original and the only one of the translation that means the same. */
export interface Match {
  category: string;
  /** All in which both words have a meaning in common. */
  categories: readonly string[];
  isNoun: boolean;
  said: Occurrence;
  written: Occurrence;
}

/** The words that two sentences have in common. */
export function matchesOf(ours: Side, theirs: Side): Match[] {
  const [saidBy, writtenBy] = [byConcept(ours), byConcept(theirs)];
  const seen = new Set<Occurrence>();
  return ours.found.flatMap((said): Match[] => {
    for (const { concept, category, isNoun } of said.readings) {
      const written = writtenBy.get(concept);
      if (!written || !saidBy.has(concept) || seen.has(written)) continue;
      seen.add(written);
      const concepts = new Set(written.readings.map((reading) => reading.concept));
      const shared = said.readings.filter((reading) => concepts.has(reading.concept));
      return [{ category, categories: shared.map((reading) => reading.category), isNoun, said, written }];
    }
    return [];
  });
}

/** The words of a sentence that are the only ones to mean something, by what they mean. */
function byConcept({ found }: Side): Map<number, Occurrence> {
  const all = found.flatMap((word) => word.readings.map(({ concept }) => ({ concept, word })));
  return new Map([...onlyOnes(all, ({ concept }) => concept)].map(([concept, { word }]) => [concept, word]));
}

/** More names in one sentence are not looked at. */
const MOST_NAMES = 8;

/** What both sentences name once and no lexicon has: Luis, panel A, B-6, 201, Tuesday. */
export function namedInBoth(ours: Side, theirs: Side): Match[] {
  const others = namesIn(theirs);
  const matches = [...namesIn(ours)].flatMap(([key, { category, isSure, word: said }]): Match[] => {
    const other = others.get(key);
    if (!other || !(isSure || other.isSure)) return [];
    return [{ category, categories: [category], isNoun: category === "name", said, written: other.word }];
  });
  return matches.slice(0, MOST_NAMES);
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
  return onlyOnes(found, ({ key }) => key);
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

/** What both texts have, each at its place. */
type Placed = Record<"said" | "written", Place>;

/** Whether two of them have changed places. */
export function isTurned([one, two]: [Placed, Placed]): boolean {
  return one.said.start < two.said.start !== one.written.start < two.written.start;
}

/** Whether in both texts each of the one pair has one of the other at its side. */
export function alternate([a, b]: [Placed, Placed], [x, y]: [Placed, Placed]): boolean {
  return (["said", "written"] as const).every((side) => {
    const isBetween = (one: Placed) => a[side].start <= one[side].start !== b[side].start <= one[side].start;
    return isBetween(x) !== isBetween(y);
  });
}
