import type { Found, Place, Texts } from "./doubt";
import { thingsOf } from "./lexicon";
import type { Fact } from "./token";
import { tokensOf } from "./token";

/** A sentence and where it begins. */
export interface Sentence extends Place {
  text: string;
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
    .map(({ 0: found, index }) => {
      const text = found.trim();
      const start = index + (found.length - found.trimStart().length);
      return { text, start, end: start + text.length };
    })
    .filter(({ text: one }) => /[\p{L}\d]/u.test(one));
}

/** The sentences of two texts that belong together; both texts as wholes where they have not as many. */
export function alignedIn({ original, translation }: Texts): [Sentence, Sentence][] {
  const [said, written] = [sentencesOf(original), sentencesOf(translation)];
  if (said.length !== written.length || said.length > MOST_SENTENCES)
    return [[wholeOf(original), wholeOf(translation)]];
  return said.map((one, at) => [one, written[at] ?? wholeOf("")]);
}

/** A text as if it were one sentence. */
export function wholeOf(text: string): Sentence {
  return { text, start: 0, end: text.length };
}

/** Sentences of the original without a counterpart in the translation. */
export function missingSentences(
  { original, translation }: Texts,
  numbers: Record<"said" | "written", Fact[]>,
): Found[] {
  const [said, written] = [sentencesOf(original), sentencesOf(translation)];
  const missing = (sentences: Sentence[]) =>
    sentences.map((sentence): Found => ({ kind: "missing", said: sentence, written: null }));
  if (written.length === 0) return missing(said);
  const joined = Math.max(0, jointsIn(written) - jointsIn(said));
  const lacking = said.length - written.length - joined;
  const length = original.length - lengthOf(numbers.said);
  const isShort =
    length >= LONG_ENOUGH && translation.length - lengthOf(numbers.written) < length * TOO_SHORT;
  if (lacking <= 0 && !isShort && said.length <= written.length) return [];
  const compared = compareWith(translation, said);
  const unmatched =
    said.length > written.length ? compared.filter(({ isUnmatched }) => isUnmatched).length : 0;
  const least = compared
    .slice(0, Math.max(lacking, isShort ? 1 : 0, unmatched))
    .map(({ sentence }) => sentence);
  return missing(least.sort((a, b) => a.start - b.start));
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

/** The sentences, those first of which least is named in the other text; unmatched is one of several known words, none of them written. */
function compareWith(translation: string, said: Sentence[]) {
  const named = new Set(tokensOf(translation).flatMap(({ bare }) => thingsOf(bare)));
  return said
    .slice(0, MOST_SENTENCES)
    .map((sentence) => {
      const known = tokensOf(sentence.text).flatMap(({ bare }) => {
        const things = thingsOf(bare);
        return things.length > 0 ? [things.some((thing) => named.has(thing))] : [];
      });
      const found = known.filter(Boolean).length;
      return {
        sentence,
        isUnmatched: known.length >= 2 && found === 0,
        likeness: known.length === 0 ? 0.5 : found / known.length,
      };
    })
    .sort((a, b) => a.likeness - b.likeness);
}
