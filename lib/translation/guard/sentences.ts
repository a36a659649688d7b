import type { Doubt } from "./doubt";
import type { Texts } from "./compare-facts";
import { cognates } from "./cognates";
import type { Fact } from "./fact";
import { tokensOf } from "./token";

/** A sentence and where it begins. */
export interface Sentence {
  text: string;
  start: number;
}

/** Below this share of the usual length, something is missing. */
const TOO_SHORT = 0.55;
/** Below this many characters, a text's length proves nothing. */
const LONG_ENOUGH = 45;

/** The sentences of a text; "9.30", "a.m." and "Mr." end none. */
export function sentencesOf(text: string): Sentence[] {
  return [
    ...text.matchAll(
      /[^.!?…\n]+(?:(?:[.!?…]+(?!\s|$)|(?<=\b(?:mr|mrs|ms|dr|sr|sra|ing|arq))\.)[^.!?…\n]*)*[.!?…]*/giu,
    ),
  ]
    .map(({ 0: found, index }) => ({
      text: found.trim(),
      start: index + (found.length - found.trimStart().length),
    }))
    .filter(({ text: one }) => /[\p{L}\d]/u.test(one));
}

interface Numbers {
  said: Fact[];
  written: Fact[];
}

/** Sentences of the original without a counterpart in the translation. */
export function missingSentences(
  { original, translation }: Texts,
  { said: saidNumbers, written: writtenNumbers }: Numbers,
): Doubt[] {
  const said = sentencesOf(original);
  const written = sentencesOf(translation);
  if (written.length === 0) return said.map(doubtOf);
  const joined = Math.max(0, jointsIn(written) - jointsIn(said));
  const lacking = said.length - written.length - joined;
  const length = original.length - lengthOf(saidNumbers);
  const isShort = length >= LONG_ENOUGH && translation.length - lengthOf(writtenNumbers) < length * TOO_SHORT;
  const count = Math.max(lacking, isShort ? 1 : 0, unmatched(said, written).length);
  return leastLike(said, translation, count).map(doubtOf);
}

/** "Tres cuartos de pulgada" is as long as a sentence, 3/4" is not. */
function lengthOf(numbers: Fact[]): number {
  return numbers.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Two sentences may become one, joined by a comma or a word. */
function jointsIn(sentences: Sentence[]): number {
  return sentences.flatMap(
    ({ text }) => text.match(/[,;:–]|\b(?:and|but|so|because|y|e|pero|porque|así que)\b/giu) ?? [],
  ).length;
}

/** Sentences with several words that both languages share in another form, none of which was written. */
function unmatched(said: Sentence[], written: Sentence[]): Sentence[] {
  if (said.length <= written.length) return [];
  const words = written.flatMap(({ text }) => tokensOf(text));
  return said.filter(({ text }) => {
    const { known, found } = cognates(tokensOf(text), words);
    return known >= 2 && found === 0;
  });
}

function leastLike(said: Sentence[], translation: string, count: number): Sentence[] {
  if (count <= 0) return [];
  const words = tokensOf(translation);
  const likeness = new Map(
    said.map((one) => {
      const { known, found } = cognates(tokensOf(one.text), words);
      return [one, known === 0 ? 0.5 : found / known];
    }),
  );
  const order = [...said].sort((a, b) => (likeness.get(a) ?? 0) - (likeness.get(b) ?? 0));
  return order.slice(0, count).sort((a, b) => a.start - b.start);
}

function doubtOf({ text, start }: Sentence): Doubt {
  const originalAt = { start, end: start + text.length };
  return { kind: "missing", original: text, translated: "", originalAt, translatedAt: null };
}
