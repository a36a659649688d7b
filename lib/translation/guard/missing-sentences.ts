import type { Found, Texts } from "./doubt";
import { thingsOf } from "./lexicon";
import { MOST_SENTENCES, type Sentence, sentencesOf } from "./sentences";
import { type Fact, tokensOf } from "./token";

/** Below this share of the usual length, something is missing. */
const TOO_SHORT = 0.55;
/** Below this many characters, a text's length proves nothing. */
const LONG_ENOUGH = 45;

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
