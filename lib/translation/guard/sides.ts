import type { Place, Texts } from "./doubt";
import { countNegations } from "./find-negations";
import { type Occurrence, occurrencesIn } from "./lexicon";
import { alignedIn, type Sentence } from "./sentences";
import { bareAt, type Token } from "./token";
import { type GuardLanguage, MULTIPLIERS, PARTS, SMALL, UNITS } from "./words";

/** A sentence, or a whole text, with what the lexicon knows of it. */
export interface Side extends Place {
  language: GuardLanguage;
  text: string;
  tokens: Token[];
  found: Occurrence[];
  words: ReadonlySet<string>;
  /** How often it says no. */
  negations: () => number;
}

/** The sentences of two texts that belong together. */
export function sidesOf(
  texts: Texts,
  tokens: Record<"said" | "written", Token[]>,
  { from, to }: Record<"from" | "to", GuardLanguage>,
): [Side, Side][] {
  const aligned = alignedIn(texts);
  const others = sidesIn(
    aligned.map(([, written]) => written),
    tokens.written,
    to,
  );
  return sidesIn(
    aligned.map(([said]) => said),
    tokens.said,
    from,
  ).flatMap((one, at) => {
    const other = others[at];
    return other === undefined ? [] : [[one, other]];
  });
}

function sidesIn(sentences: Sentence[], tokens: Token[], language: GuardLanguage): Side[] {
  let next = 0;
  return sentences.map((sentence) => {
    const from = next;
    while ((tokens[next]?.start ?? sentence.end) < sentence.end) next += 1;
    return sideOf(sentence, tokens.slice(from, next), language);
  });
}

function sideOf(sentence: Sentence, tokens: Token[], language: GuardLanguage): Side {
  let negations: number | undefined;
  return {
    ...sentence,
    language,
    tokens,
    words: new Set(tokens.map(({ bare }) => bare)),
    found: occurrencesIn(tokens, language).filter((one) => !isMeasure(tokens, one)),
    negations: () => (negations ??= countNegations(sentence.text, language)),
  };
}

/** The yard of "six yards" is no garden, and the meter of "two meters" none that the utility reads. */
function isMeasure(tokens: readonly Token[], { first, last }: Occurrence): boolean {
  const before = bareAt(tokens, first - 1);
  const isCounted =
    /\d/.test(before) || [SMALL, MULTIPLIERS, PARTS].some(({ en, es }) => en.has(before) || es.has(before));
  return (
    first === last && isCounted && /^(?:foot|yard|metre|second)$/.test(UNITS.get(bareAt(tokens, first)) ?? "")
  );
}
