import type { Place } from "./doubt";
import { type Occurrence, occurrencesIn, predicatesOf } from "./lexicon";
import { bareAt, phraseAt, type Token, tokensOf } from "./token";
import { byLanguage, COUNTED_ZERO, type GuardLanguage, SAYINGS, SMALL, STRONG } from "./words";

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
    if (/^(?:[,;:.–]|y|and|but|pero|porque|because|si|if)$/.test(bare)) clause += 1;
    if (!STRONG[language].test(bare) || isNone(tokens, at)) continue;
    const isWithNo = bare === "no" && bareAt(tokens, at - 1) === "with";
    const isEven = /^(?:even|siquiera)$/.test(bareAt(tokens, at + 1));
    found.push({ start, end, clause, word: isEven ? "ni" : isWithNo ? "without" : bare });
  }
  return found.filter((one, at) => !isSame(one, found[at - 1], language));
}

/** "Antes de que nadie entre": before anybody enters. "Hasta que no seque": until it dries. */
function isNone(tokens: readonly Token[], at: number): boolean {
  const [word, before] = [bareAt(tokens, at), phraseAt(tokens, at - 4, 4)];
  if (word === "no") return before.endsWith("hasta que");
  return (
    /^(?:nadie|nada|ningun[oa]?)$/.test(word) && /\b(?:antes de(?: que)?|mas que|mejor que)\b/.test(before)
  );
}

/** "No hay nada" says no once and "sin permiso no se usa" twice; English says it once only in "ain't got no". */
function isSame({ word, clause }: Negation, before: Negation | undefined, language: GuardLanguage): boolean {
  const last = before?.word ?? "";
  const isNeither = /^(?:ni|nor)$/.test(word) || /^(?:nor|ni)$/.test(last);
  if (!before || (before.clause !== clause && !isNeither)) return false;
  if (language === "es") return word !== "no" && word !== "sin";
  return (
    /^(?:nor|ni)$/.test(word) ||
    (/^(?:neither|nor|ni)$/.test(last) && word !== "without") ||
    (/nt$/.test(last) && /^(?:no|nothing|nobody|none|nowhere|neither)$/.test(word))
  );
}

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
