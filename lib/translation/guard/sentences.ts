import type { Doubt } from "./doubt";
import type { Texts } from "./texts";
import { cognates, namedIn } from "./cognates";
import type { Fact } from "./fact";
import { tokensOf } from "./token";

/** A sentence and where it begins. */
export interface Sentence {
  text: string;
  start: number;
}

/** More than a text has; of one that is nothing but full stops, the first ones are compared. */
export const MOST_SENTENCES = 500;
/** Below this share of the usual length, something is missing. */
const TOO_SHORT = 0.55;
/** Below this many characters, a text's length proves nothing. */
const LONG_ENOUGH = 45;

const ABBREVIATION = String.raw`(?<=\b(?:[Mm]rs?|[Mm]s|[Dd]r|[Ss]ra?|[Ii]ng|[Aa]rq|[Aa]pp?rox|[Ss]q|[Cc]u|vs))\.`;
/** "5 a.m. sharp", "No. 3": what goes on in small letters or digits is the same sentence. */
const BEFORE_MORE = String.raw`(?<=\b[AaPp]\.? ?[Mm])\.(?=\s+[\p{Ll}\d])|(?<=\b(?:[Nn]o|[Nn][uú]m))\.(?=\s+\d)`;
const SENTENCE = new RegExp(
  String.raw`[^.!?…\n]+(?:(?:[.!?…]+(?!\s|$)|${ABBREVIATION}|${BEFORE_MORE})[^.!?…\n]*)*[.!?…]*`,
  "gu",
);

/** The sentences of a text; "9.30", "a.m." and "Mr." end none. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(SENTENCE)]
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
  if (lacking <= 0 && !isShort && said.length <= written.length) return [];
  const compared = compareWith(translation, said);
  const unmatched = said.length > written.length ? compared.filter(isUnmatched).length : 0;
  return leastLike(compared, Math.max(lacking, isShort ? 1 : 0, unmatched)).map(doubtOf);
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

/** A sentence, and how much of it is named in the other text. */
interface Compared {
  sentence: Sentence;
  known: number;
  found: number;
}

function compareWith(translation: string, said: Sentence[]): Compared[] {
  const named = namedIn(tokensOf(translation));
  return said
    .slice(0, MOST_SENTENCES)
    .map((sentence) => ({ sentence, ...cognates(tokensOf(sentence.text), named) }));
}

/** Whether it has several words that both languages share in another form, none of which was written. */
function isUnmatched({ known, found }: Compared): boolean {
  return known >= 2 && found === 0;
}

function leastLike(compared: Compared[], count: number): Sentence[] {
  const likeness = ({ known, found }: Compared) => (known === 0 ? 0.5 : found / known);
  const order = [...compared].sort((a, b) => likeness(a) - likeness(b));
  return order
    .slice(0, count)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.start - b.start);
}

function doubtOf({ text, start }: Sentence): Doubt {
  const originalAt = { start, end: start + text.length };
  return { kind: "missing", original: text, translated: "", originalAt, translatedAt: null };
}
