import type { Place } from "./doubt";
import { type Occurrence, occurrencesIn, predicatesOf } from "./lexicon";
import { bareAt, phraseAt, type Token, tokensOf } from "./token";
import {
  byLanguage,
  type ByLanguage,
  COUNTED_ZERO,
  type GuardLanguage,
  SAYINGS,
  SMALL,
  STRONG,
} from "./words";

/** A text, or a part of one, and its language. */
export type Spoken = readonly [text: string, language: GuardLanguage];

/** How often a text says no, "no hay nada" once. */
export function countNegations(...spoken: Spoken): number {
  return negationsIn(...spoken).length;
}

/** What all words that say no have in common: most sentences need not be cut into words. */
const MAY_NEGATE = /n['’]?t|n[oiu]|nunca|nad|nei|with|sin|jam|tampoco|not|never/iu;

interface Negation extends Place {
  clause: number;
  word: string;
}

/** Where the negations of a sentence are; "no hay nada" and "ni uno ni otro" are one each. */
export function negationsIn(...[text, language]: Spoken): Place[] {
  // "Zero leaks", "cero fugas".
  const plain = text
    .replace(COUNTED_ZERO, (zero) => (/^c/i.test(zero) ? "nada" : "none"))
    .replace(SAYINGS, (saying) => " ".repeat(saying.length));
  if (!MAY_NEGATE.test(plain)) return [];
  const found: Negation[] = [];
  let clause = 0;
  const tokens = tokensOf(plain);
  for (const [at, { bare, start, end }] of tokens.entries()) {
    // "Antes de que nadie entre": before anybody enters. "Hasta que no seque": until it dries.
    const isAnybody =
      /^(?:nadie|nada|ningun[oa]?)$/.test(bare) &&
      /\b(?:antes de(?: que)?|mas que|mejor que)\b/.test(phraseAt(tokens, at - 4, 4));
    const isIdle = bare === "no" && phraseAt(tokens, at - 2, 2) === "hasta que";
    const isWithNo = bare === "no" && bareAt(tokens, at - 1) === "with";
    const word = /^(even|siquiera)$/.test(bareAt(tokens, at + 1)) ? "ni" : isWithNo ? "without" : bare;
    if (/^([,;:.–]|y|and|but|pero|porque|because|si|if)$/.test(bare)) clause += 1;
    else if (STRONG[language].test(bare) && !isAnybody && !isIdle) found.push({ start, end, clause, word });
  }
  return found.filter((one, at) => !found[at - 1] || !isSame(one, found[at - 1], language));
}

function isSame(one: Negation, before: Negation | undefined, language: GuardLanguage): boolean {
  const isNeither = /^(?:ni|nor)$/.test(one.word) || /^(?:nor|ni)$/.test(before?.word ?? "");
  return (before?.clause === one.clause || isNeither) && CONTINUES[language](one.word, before?.word ?? "");
}

/** "No hay nada" says no once and "sin permiso no se usa" twice; English says it once only in "ain't got no". */
const CONTINUES: ByLanguage<(word: string, before: string) => boolean> = {
  en: (word, before) =>
    /^(?:nor|ni)$/.test(word) ||
    (/^(?:neither|nor|ni)$/.test(before) && word !== "without") ||
    (/nt$/.test(before) && /^(?:no|nothing|nobody|none|nowhere|neither)$/.test(word)),
  es: (word) => word !== "no" && word !== "sin",
};

/** How many words after a negation may be what it denies. */
const REACH = 6;
/** More of a clause is not looked at. */
const CLAUSE = 12;
const CLAUSE_END = /^[,;:.!?\n]$/;

/** Helping verbs, pronouns, articles: what is denied comes after them. */
const LIGHT = byLanguage("light", (lines) => new Set(lines));

/** What a text denies, by what the other one makes of it. */
interface Denials {
  /** Said in other words, as "no abre" that became "is closed": whether it is still denied is unknown. */
  reworded: number;
  /** What is done or so, and is named in the other text too. */
  named: number;
}

/** What a text denies, and what became of it in the other one. */
export function compareDenials(one: Spoken, other: Spoken): Denials {
  const read = readWords(one);
  const isNamed = whatIsNamedIn(other);
  const byStart = new Map(read.tokens.map((token, at) => [token.start, at]));
  const denials: Denials = { reworded: 0, named: 0 };
  for (const { start } of negationsIn(...one)) {
    const at = byStart.get(start) ?? 0;
    const denied = deniedAfter(read, at);
    // What is done or so is said in more ways than what it is done with.
    if (denied === undefined || !isDone(read, denied)) continue;
    const isSaid = (by: number) => isNamed(bareAt(read.tokens, by), read.found.get(by), read.language);
    // "Do not prop open", "no alcanzamos a amarrar": either.
    const next = deniedAfter(read, denied);
    const isNextSaid = next !== undefined && next <= denied + 2 && isDone(read, next) && isSaid(next);
    const things = thingsAround(read, at);
    if (isSaid(denied) || isNextSaid) denials.named += 1;
    // Where nothing of the clause is in the other text, the clause is missing.
    else if (things.length === 0 || things.some(isSaid)) denials.reworded += 1;
  }
  return denials;
}

interface Read {
  language: GuardLanguage;
  tokens: readonly Token[];
  /** By the first of their tokens. */
  found: ReadonlyMap<number, Occurrence>;
}

function readWords([text, language]: Spoken): Read {
  const tokens = tokensOf(text);
  return { language, tokens, found: new Map(occurrencesIn(tokens, language).map((one) => [one.first, one])) };
}

/** Tells whether a text names a word of the other language. */
function whatIsNamedIn(text: Spoken) {
  const { tokens, found, language } = readWords(text);
  const words = new Set(tokens.map(({ bare }) => bare));
  const concepts = new Set(
    [...found.values()].flatMap(({ readings }) => readings.map(({ concept }) => concept)),
  );
  const predicates = new Set([...words].flatMap((bare) => predicatesOf(bare, language)));
  return (bare: string, known: Occurrence | undefined, from: GuardLanguage) =>
    words.has(bare) ||
    (known?.readings.some(({ concept }) => concepts.has(concept)) ?? false) ||
    predicatesOf(bare, from).some((line) => predicates.has(line));
}

/** Whether a word says what is done or so, rather than of what. */
function isDone({ tokens, found, language }: Read, at: number): boolean {
  const isKnown = found.get(at)?.readings.some(({ isWeak, isNoun }) => !isWeak && !isNoun) ?? false;
  return isKnown || predicatesOf(bareAt(tokens, at), language).length > 0;
}

/** The places of the things that are named in the clause around a word. */
function thingsAround({ tokens, found }: Read, at: number): number[] {
  const isEnd = (by: number) => CLAUSE_END.test(tokens[by]?.bare ?? ".");
  let [from, to] = [at, at];
  while (at - from < CLAUSE && !isEnd(from - 1)) from -= 1;
  while (to - at < CLAUSE && !isEnd(to + 1)) to += 1;
  const isThing = ({ readings }: Occurrence) => readings.some(({ isNoun, isWeak }) => isNoun && !isWeak);
  return [...found].flatMap(([by, one]) => (by >= from && by <= to && isThing(one) ? [by] : []));
}

/** The first full word after a negation; after some comes a thing: "no charge" may have become "con costo". */
function deniedAfter({ tokens, language }: Read, at: number): number | undefined {
  if (language === "en" ? /^(?:no|without)$/.test(bareAt(tokens, at)) : bareAt(tokens, at) === "sin")
    return undefined;
  for (let next = at + 1; next <= at + REACH && next < tokens.length; next += 1) {
    const bare = bareAt(tokens, next);
    if (CLAUSE_END.test(bare)) return undefined;
    if (!LIGHT[language].has(bare) && !SMALL[language].has(bare) && /\p{L}/u.test(bare)) return next;
  }
  return undefined;
}
