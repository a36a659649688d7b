import type { Texts } from "./texts";
import type { Doubt, DoubtKind } from "./doubt";
import { type Occurrence, occurrencesIn } from "./lexicon";
import { countNegations } from "./find-negations";
import { MOST_SENTENCES, type Sentence, sentencesOf } from "./sentences";
import type { Token } from "./token";
import { type GuardLanguage, MULTIPLIERS, PARTS, SMALL, UNITS } from "./words";

/** A sentence, or a whole text, with what the lexicon knows of it. */
export interface Side {
  language: GuardLanguage;
  text: string;
  /** Of the text that the sentence is in. */
  start: number;
  tokens: Token[];
  found: Occurrence[];
  words: ReadonlySet<string>;
  /** How often it says no. */
  negations: () => number;
}

/** The sentences of two texts that belong together; both texts as wholes where they have not as many. */
export function sidesOf(
  { original, translation }: Texts,
  tokens: Record<"said" | "written", Token[]>,
  { from, to }: Record<"from" | "to", GuardLanguage>,
): [Side, Side][] {
  const [said, written] = [sentencesOf(original), sentencesOf(translation)];
  const isAligned = said.length === written.length && said.length <= MOST_SENTENCES;
  const saidSides = sidesIn(isAligned ? said : [{ text: original, start: 0 }], tokens.said, from);
  const writtenSides = sidesIn(isAligned ? written : [{ text: translation, start: 0 }], tokens.written, to);
  return zip(saidSides, writtenSides);
}

function zip<T>(ones: T[], others: T[]): [T, T][] {
  return ones.flatMap((one, at) => {
    const other = others[at];
    return other === undefined ? [] : [[one, other] as [T, T]];
  });
}

function sidesIn(sentences: Sentence[], tokens: Token[], language: GuardLanguage): Side[] {
  let next = 0;
  return sentences.map((sentence) => {
    const end = sentence.start + sentence.text.length;
    const from = next;
    while ((tokens[next]?.start ?? end) < end) next += 1;
    return sideOf(sentence, tokens.slice(from, next), language);
  });
}

function sideOf({ text, start }: Sentence, tokens: Token[], language: GuardLanguage): Side {
  let negations: number | undefined;
  return {
    language,
    text,
    start,
    tokens,
    words: new Set(tokens.map(({ bare }) => bare)),
    found: occurrencesIn(tokens, language).filter((one) => !isMeasure(tokens, one)),
    negations: () => (negations ??= countNegations(text, language)),
  };
}

/** The yard of "six yards" is no garden, and the meter of "two meters" none that the utility reads. */
function isMeasure(tokens: readonly Token[], { first, last }: Occurrence): boolean {
  const [word, before] = [tokens[first]?.bare ?? "", tokens[first - 1]?.bare ?? ""];
  const isCounted =
    /\d/.test(before) || [SMALL, MULTIPLIERS, PARTS].some(({ en, es }) => en.has(before) || es.has(before));
  return first === last && isCounted && /^(?:foot|yard|metre|second)$/.test(UNITS.get(word) ?? "");
}

/** A doubt about a word of one text and another one of the other. */
export function doubtOf(
  kind: DoubtKind,
  said: Side,
  one: Occurrence,
  written: Side,
  other: Occurrence,
): Doubt {
  const place = ({ tokens }: Side, { first, last }: Occurrence) => ({
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
  });
  return {
    kind,
    original: one.bare,
    translated: other.bare,
    originalAt: place(said, one),
    translatedAt: place(written, other),
  };
}
