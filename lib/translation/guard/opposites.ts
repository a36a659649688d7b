import { DOUBT_KINDS, type DoubtKind, type Found, type Place, type Texts } from "./doubt";
import { isSameThing, type Reading, readingsOf } from "./lexicon";
import type { Side } from "./sides";
import { bareOf, tokensOf } from "./token";
import { type GuardLanguage, pairOf, type Patterns, patternsOf } from "./words";
import opposites from "./words/opposites.json" with { type: "json" };

/** Two things that exclude each other. */
interface Opposite {
  kind: DoubtKind;
  one: Patterns;
  other: Patterns;
  /** Only where both texts say no as often: "not before Monday" is "from Monday on". */
  isAlike: boolean;
}

const OPPOSITES: readonly Opposite[] = DOUBT_KINDS.flatMap((kind) =>
  Object.entries(opposites)
    .filter(([name]) => name.split(" ")[0] === kind)
    .flatMap(([name, lines]) =>
      lines.map(pairOf).map(([one, other]) => ({ kind, isAlike: name !== kind, one, other })),
    ),
);

/** Words whose place their opposite has taken: "inside" for "afuera", square for cubic feet, before for after. */
export function compareOpposites(said: Side, written: Side): Found[] {
  return OPPOSITES.flatMap((pair) => compare(pair, said, written));
}

function compare({ kind, one, other, isAlike }: Opposite, said: Side, written: Side): Found[] {
  const [a, b] = [one[said.language].exec(said.text), other[said.language].exec(said.text)];
  if (!a && !b) return [];
  const [c, d] = [one[written.language].exec(written.text), other[written.language].exec(written.text)];
  const found = (x: RegExpExecArray, y: RegExpExecArray): Found[] => [
    { kind, said: placeOf(x, said.start), written: placeOf(y, written.start) },
  ];
  // One of the two is, and the other one is not.
  if (a && b && c && d)
    return a.index < b.index !== c.index < d.index && [said, written].every(({ text }) => NOT.test(text))
      ? found(a, d)
      : [];
  if (isAlike && said.negations.length !== written.negations.length) return [];
  const [x, y] = a && !b && !c && d ? [a, d] : !a && b && c && !d ? [b, c] : [];
  const isDenied = ({ text }: Side, { index }: RegExpExecArray) =>
    DENIED.test(text.slice(Math.max(0, index - DENIED_WITHIN), index));
  if (!x || !y || (isAlike && isDenied(said, x) !== isDenied(written, y))) return [];
  return found(x, y);
}

function placeOf({ 0: found, index }: RegExpExecArray, from = 0): Place {
  return { start: from + index, end: from + index + found.length };
}

const NOT = /(?<!\p{L})(?:not?|didn['’]t|doesn['’]t|isn['’]t)(?!\p{L})/iu;
/** "No abre" for "closed": denied just before. */
const DENIED = /(?:(?<!\p{L})(?:no|not|never|nunca|nadie|nobody|cannot)|n['’]t) (?:\p{L}{1,12} ){0,2}$/iu;
const DENIED_WITHIN = 24;

const NOT_THIS = patternsOf("not this");
const NOT_SO_MANY = patternsOf("not so many");

/** "The tub, not the shower" that became "la regadera, no la tina"; "12 by 24, not 12 by 12", "12 por 12, no 12 por 24". */
export function compareContrasts(
  { original, translation }: Texts,
  { from, to }: Record<"from" | "to", GuardLanguage>,
): Found[] {
  const [ones, others] = [NOT_SO_MANY[from].exec(original), NOT_SO_MANY[to].exec(translation)];
  const [said, written] = [NOT_THIS[from].exec(original), NOT_THIS[to].exec(translation)];
  const [numbers, theirs] = [ones, others].map((found) => found?.[1]?.match(/\d+/g)?.sort().join(" "));
  if (ones && others && numbers && theirs && numbers !== theirs)
    return [{ kind: "number", said: placeOf(ones), written: placeOf(others) }];
  if (!said || !written) return [];
  const wordOf = ({ 1: word = "" }: RegExpExecArray, language: GuardLanguage): Word => [
    bareOf(word),
    language,
  ];
  const [excluded, other] = [wordOf(said, from), wordOf(written, to)];
  const means = ({ concept }: Reading) => readingsOf(...other).some((reading) => reading.concept === concept);
  if (isSameThing(excluded[0], other[0]) || readingsOf(...excluded).some(means)) return [];
  const isTurned =
    isNamedIn(original.slice(0, said.index), from, other) ||
    isNamedIn(translation.slice(0, written.index), to, excluded);
  return isTurned ? [{ kind: "negation", said: placeOf(said), written: placeOf(written) }] : [];
}

type Word = readonly [bare: string, language: GuardLanguage];

/** Whether a word is, or means, one of a text in the other language. */
function isNamedIn(text: string, language: GuardLanguage, word: Word): boolean {
  const concepts = new Set(readingsOf(...word).map(({ concept }) => concept));
  return tokensOf(text).some(
    ({ bare }) =>
      bare === word[0] ||
      isSameThing(bare, word[0]) ||
      readingsOf(bare, language).some(({ concept, isWeak }) => !isWeak && concepts.has(concept)),
  );
}
