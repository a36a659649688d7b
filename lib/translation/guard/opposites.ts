import type { Texts } from "./texts";
import { isSameThing } from "./cognates";
import { type Doubt, DOUBT_KINDS, type DoubtKind } from "./doubt";
import { readingsOf } from "./lexicon";
import type { Side } from "./sides";
import { bareOf, type Token, tokensOf } from "./token";
import { type GuardLanguage, pairOf, patternsOf } from "./words";
import opposites from "./words/opposites.json" with { type: "json" };

const PATTERNS = Object.entries(opposites).flatMap(([kind, lines]) =>
  (kind === "//" ? [] : lines).map((line) => {
    const [one, other] = pairOf(line);
    return {
      kind: DOUBT_KINDS.find((one) => kind.startsWith(one)) ?? "meaning",
      isAlike: kind.includes(" "),
      one,
      other,
    };
  }),
);

type Pattern = (typeof PATTERNS)[number];

/** Words whose place their opposite has taken: "inside" for "afuera", square for cubic feet, before for after. */
export function compareOpposites(
  { original, translation }: Texts,
  { from, to }: Record<"from" | "to", GuardLanguage>,
  sides: readonly [Side, Side][],
): Doubt[] {
  const likely = PATTERNS.filter(
    (pattern) => isIn(pattern, original, from) && isIn(pattern, translation, to),
  );
  return sides.flatMap(([said, written]) => likely.flatMap((pattern) => compare(pattern, said, written)));
}

function isIn({ one, other }: Pattern, text: string, language: GuardLanguage): boolean {
  return one[language].test(text) || other[language].test(text);
}

function compare({ kind, one, other, isAlike }: Pattern, said: Side, written: Side): Doubt[] {
  const [a, b] = [one[said.language].exec(said.text), other[said.language].exec(said.text)];
  const [c, d] = [one[written.language].exec(written.text), other[written.language].exec(written.text)];
  const doubt = (x: RegExpExecArray, y: RegExpExecArray) => [
    doubtOf(kind, [x, said.start], [y, written.start]),
  ];
  if (a && b && c && d) {
    const isTurned = a.index < b.index !== c.index < d.index;
    return isTurned && isContrast(said.text) && isContrast(written.text) ? doubt(a, d) : [];
  }
  if (isAlike && said.negations() !== written.negations()) return [];
  const [x, y] = a && !b && !c && d ? [a, d] : !a && b && c && !d ? [b, c] : [];
  if (!x || !y || (isAlike && isDenied(said.text, x) !== isDenied(written.text, y))) return [];
  return doubt(x, y);
}

/** "No abre" for "closed": denied just before. */
function isDenied(text: string, { index }: RegExpExecArray): boolean {
  return DENIED.test(text.slice(Math.max(0, index - DENIED_WITHIN), index));
}

const DENIED_WITHIN = 24;
const DENIED = /(?:(?<!\p{L})(?:no|not|never|nunca|nadie|nobody|cannot)|n['’]t) (?:\p{L}{1,12} ){0,2}$/iu;

/** One of the two is, and the other one is not. */
function isContrast(text: string): boolean {
  return /(?<!\p{L})(?:not?|didn['’]t|doesn['’]t|isn['’]t)(?!\p{L})/iu.test(text);
}

const NOT_THIS = patternsOf("not this");

/** "The tub, not the shower" that became "la regadera, no la tina". */
export function compareContrasts(
  { original, translation }: Texts,
  { from, to }: Record<"from" | "to", GuardLanguage>,
): Doubt[] {
  const numbers = otherNumbers(original, translation, { from, to });
  if (numbers) return [numbers];
  const [said, written] = [NOT_THIS[from].exec(original), NOT_THIS[to].exec(translation)];
  if (!said || !written) return [];
  const [excluded, other] = [bareOf(said[1] ?? ""), bareOf(written[1] ?? "")];
  if (isSameThing(excluded, other) || isOneThing([excluded, from], [other, to])) return [];
  if (isOtherOfAKind([excluded, from], [other, to])) return [doubtOf("negation", [said, 0], [written, 0])];
  const isWanted =
    isNamedIn(tokensOf(original.slice(0, said.index)), from, [other, to]) ||
    isNamedIn(tokensOf(translation.slice(0, written.index)), to, [excluded, from]);
  return isWanted ? [doubtOf("negation", [said, 0], [written, 0])] : [];
}

/** Whether one of these words is, or means, a word of the other text. */
function isNamedIn(
  tokens: readonly Token[],
  language: GuardLanguage,
  [word, of]: [string, GuardLanguage],
): boolean {
  const concepts = new Set(readingsOf(word, of).map(({ concept }) => concept));
  return tokens.some(
    ({ bare }) =>
      bare === word ||
      isSameThing(bare, word) ||
      readingsOf(bare, language).some(({ concept, isWeak }) => !isWeak && concepts.has(concept)),
  );
}

const NOT_SO_MANY = patternsOf("not so many");

/** "12 by 24, not 12 by 12" that became "12 por 12, no 12 por 24". */
function otherNumbers(
  original: string,
  translation: string,
  { from, to }: Record<"from" | "to", GuardLanguage>,
): Doubt | undefined {
  const [said, written] = [NOT_SO_MANY[from].exec(original), NOT_SO_MANY[to].exec(translation)];
  if (!said || !written) return undefined;
  const [ones, others] = [said, written].map((found) => found[1]?.match(/\d+/g)?.sort().join(" "));
  return !ones || !others || ones === others ? undefined : doubtOf("number", [said, 0], [written, 0]);
}

function isOneThing([word, from]: [string, GuardLanguage], [other, to]: [string, GuardLanguage]): boolean {
  const concepts = new Set(readingsOf(other, to).map(({ concept }) => concept));
  return readingsOf(word, from).some(({ concept }) => concepts.has(concept));
}

/** Whether two words are known, of one category, and of no common meaning. */
function isOtherOfAKind(
  [word, from]: [string, GuardLanguage],
  [translated, to]: [string, GuardLanguage],
): boolean {
  const [ones, others] = [readingsOf(word, from), readingsOf(translated, to)];
  const concepts = new Set(others.map(({ concept }) => concept));
  const categories = new Set(others.map(({ category }) => category));
  return (
    !ones.some(({ concept }) => concepts.has(concept)) &&
    ones.some(({ category }) => categories.has(category))
  );
}

/** What was found, each in the text that begins at that place. */
function doubtOf(
  kind: DoubtKind,
  [said, saidFrom]: [RegExpExecArray, number],
  [written, writtenFrom]: [RegExpExecArray, number],
): Doubt {
  const place = ({ 0: found, index }: RegExpExecArray, from: number) => ({
    start: from + index,
    end: from + index + found.length,
  });
  return {
    kind,
    original: said[0],
    translated: written[0],
    originalAt: place(said, saidFrom),
    translatedAt: place(written, writtenFrom),
  };
}
