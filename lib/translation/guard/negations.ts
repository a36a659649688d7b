import type { Found, Place, Texts } from "./doubt";
import { type Occurrence, occurrencesIn, predicatesOf } from "./lexicon";
import { alignedIn, type Sentence } from "./sentences";
import { bareAt, phraseAt, type Token, tokensOf } from "./token";
import {
  BOTH,
  byLanguage,
  COUNTED_ZERO,
  type GuardLanguage,
  type Patterns,
  patternsOf,
  SAYINGS,
  SMALL,
  STRONG,
} from "./words";

const HARDLY = patternsOf("hardly");
/** "Enough" that is negated is too little, whatever else is said. */
const ENOUGH = patternsOf("enough");
const NOBODY = patternsOf("nobody");
const EVERYBODY = patternsOf("everybody");

/** Negations that one text has and the other lacks, sentence by sentence where both have as many. */
export function compareNegations(texts: Texts, { from, to }: Record<"from" | "to", GuardLanguage>): Found[] {
  return alignedIn(texts).flatMap(([said, written]) => {
    const [one, other]: [Spoken, Spoken] = [
      [said.text, from],
      [written.text, to],
    ];
    const [saidWords, writtenWords] = [negationsIn(...one), negationsIn(...other)];
    const more = saidWords.length - writtenWords.length;
    const isOther =
      more === 0
        ? isOpposite(one, other) ||
          isUntilAlone(one, other) ||
          (saidWords.length > 0 && hasMovedDenial(one, other))
        : isUnexplained(more > 0 ? [one, other] : [other, one], Math.abs(more), to);
    return isOther
      ? [{ kind: "negation", said: phraseOf(said, saidWords), written: phraseOf(written, writtenWords) }]
      : [];
  });
}

/** The negation with the three words after it; the whole sentence where there is none. */
function phraseOf(sentence: Sentence, [first]: readonly Place[]): Place {
  if (!first) return sentence;
  const { text, start } = sentence;
  const [after = ""] = /^(?:\s+[\p{L}\d'’-]+){0,3}/u.exec(text.slice(first.end)) ?? [];
  return { start: start + first.start, end: start + first.end + after.length };
}

/** "Nobody … without" and "everybody … or without" have as many negations and mean opposite things. */
function isOpposite([said, from]: Spoken, [written, to]: Spoken): boolean {
  const isTurned = (one: Patterns, other: Patterns) =>
    one[from].test(said) && !other[from].test(said) && other[to].test(written) && !one[to].test(written);
  return isTurned(NOBODY, EVERYBODY) || isTurned(EVERYBODY, NOBODY);
}

/** "No vengan temprano, abren hasta las nueve" that became "come early, they don't open till nine". */
function hasMovedDenial(one: Spoken, other: Spoken): boolean {
  return unequalClauses(one, other).some(([a, b]) => {
    const more = countNegations(...a) - countNegations(...b);
    const [negated, plain]: [Spoken, Spoken] = more > 0 ? [a, b] : [b, a];
    return (
      compareDenials(negated, plain).named > 0 && isUnexplained([negated, plain], Math.abs(more), other[1])
    );
  });
}

/** Whether nothing in the text that says no less often says the same in other words; `to` is the translation's language. */
function isUnexplained([negated, plain]: [Spoken, Spoken], more: number, to: GuardLanguage): boolean {
  const isInBoth = (words: Patterns) =>
    [negated, plain].every(([text, language]) => words[language].test(text));
  if (isInBoth(HARDLY) || compareDenials(negated, plain).reworded >= more) return false;
  if (isInBoth(ENOUGH) && more === 1) return true;
  if (isSaidOtherwise(negated, plain, more)) return false;
  const until = negated[1] === "en" && isMexicanUntil(plain[0], negated[0], to === "es") ? 1 : 0;
  const isExplained = (one: Spoken, other: Spoken) => countAnswers(other, one) + until >= more;
  // Of as many clauses, the only one that does not say no as often in both.
  const [clause, ...others] = unequalClauses(negated, plain);
  return (
    !isExplained(negated, plain) || (clause !== undefined && others.length === 0 && !isExplained(...clause))
  );
}

const MOST_CLAUSES = 8;
/** "Guys, …", "well then, …" are none. */
const FEWEST_WORDS = 3;

/** Of two texts with as many clauses, those that do not say no as often in both. */
function unequalClauses([one, language]: Spoken, [other, otherLanguage]: Spoken): [Spoken, Spoken][] {
  const [ones = [], others = []] = [one, other].map((text) =>
    text.split(/[,;]/, MOST_CLAUSES).filter((clause) => clause.trim().split(/\s+/).length >= FEWEST_WORDS),
  );
  if (ones.length !== others.length || ones.length < 2) return [];
  return ones
    .map((clause, at): [Spoken, Spoken] => [
      [clause, language],
      [others[at] ?? "", otherLanguage],
    ])
    .filter(([a, b]) => countNegations(...a) !== countNegations(...b));
}

const NOT_WITHOUT = patternsOf("not without");
const DUTY = patternsOf("duty");
const NOT_LEFT = patternsOf("not left");
const SHUT = patternsOf("shut");
const NO_UNTIL = patternsOf("no until");
const FIRST = patternsOf("first");

/** Whether a text that says no less often says the same: a duty for what is not done without, "close" for "don't leave open". */
function isSaidOtherwise([negated, from]: Spoken, [plain, to]: Spoken, more: number): boolean {
  const isSaid = (one: Patterns, other: Patterns) => one[from].test(negated) && other[to].test(plain);
  // "No se puede cerrar sin haber probado": "it has to be tested before it is closed".
  const isDuty = more === 2 && isSaid(NOT_WITHOUT, DUTY);
  // "Won't pay until he sees it": "quiere verlo antes de pagar".
  const isFirst = isSaid(NO_UNTIL, FIRST) && countNegations(negated, from) === 1;
  return isDuty || isFirst || isSaid(NOT_LEFT, SHUT);
}

const WEAK = patternsOf("weak", "giu");

/** How many words of a text may stand for the "not" of another one, without those that the other one has as well. */
function countAnswers([plain, language]: Spoken, [negated, other]: Spoken): number {
  const others = classesIn(negated, other);
  const more = [...classesIn(plain, language)].map(([kind, count]) =>
    Math.max(0, count - (others.get(kind) ?? 0)),
  );
  // A saying answers for the other text's "not", and for no other word of its own.
  return more.reduce((sum, count) => sum + count, plain.match(SAYINGS)?.length ?? 0);
}

/** "No apaguen": leave on. */
const NO_SWITCHING_OFF = /(?<!\p{L})no apag\p{L}{1,8}/giu;

/** Words that say "not" in other words, by what they say: "until" is no answer to "closed". */
const CLASSES = {
  before: new RegExp(`^(?:${BOTH["answers before"].join("|")})$`, "i"),
  off: new RegExp(`^(?:${BOTH["answers off"].join("|")})`, "i"),
  shut: new RegExp(`^(?:${BOTH["answers shut"].join("|")})`, "i"),
};

function classesIn(text: string, language: GuardLanguage): Map<string, number> {
  const plain = text.replace(NO_SWITCHING_OFF, "no").replace(SAYINGS, " ");
  const counts = new Map<string, number>();
  for (const word of plain.match(WEAK[language]) ?? []) {
    const kind = Object.entries(CLASSES).find(([, words]) => words.test(word))?.[0] ?? "other";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** What is done in a moment: until then, it is not done. */
const AT_ONCE = patternsOf("done at once").es;
/** "Quiten la cimbra hasta que yo les diga": somebody may say it and mean "don't", a translation must not. */
const ASKED_UNTIL = patternsOf("asked until").es;
/** "Llega hasta las diez" is what Mexicans say for "won't be here until ten". */
const NOT_UNTIL = patternsOf("not until").en;
const LATE = patternsOf("late");

/** "Llega hasta las diez", where English says "isn't here until". */
function isMexicanUntil(spanish: string, english: string, isSpanishWritten: boolean): boolean {
  const isMeant = (clause: string) => AT_ONCE.test(clause) && !(isSpanishWritten && ASKED_UNTIL.test(clause));
  return NOT_UNTIL.test(english) && plainClauses(spanish).some(isMeant);
}

/** "Llega hasta las diez" that became "is here until ten": what is done in a moment does not last. */
function isUntilAlone(one: Spoken, other: Spoken): boolean {
  const [[spanish], [english]] = one[1] === "es" ? [one, other] : [other, one];
  const isUntil = LATE.en.test(english) && !NOT_UNTIL.test(english);
  return isUntil && plainClauses(spanish).some((clause) => LATE.es.test(clause));
}

function plainClauses(spanish: string): string[] {
  return spanish.split(/[,;:]/).filter((clause) => negationsIn(clause, "es").length === 0);
}

/** A text, or a part of one, and its language. */
type Spoken = readonly [text: string, language: GuardLanguage];

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
function negationsIn(...[text, language]: Spoken): Place[] {
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
