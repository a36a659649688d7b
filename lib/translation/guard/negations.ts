import type { Found, Place } from "./doubt";
import { type Occurrence, predicatesOf } from "./lexicon";
import { negationsIn } from "./read-negations";
import { wholeOf } from "./sentences";
import { says, type Side, sideOf } from "./sides";
import { bareAt } from "./token";
import { BOTH, byLanguage, type GuardLanguage, type Patterns, patternsOf, SAYINGS, SMALL } from "./words";

const HARDLY = patternsOf("hardly");
/** "Enough" that is negated is too little, whatever else is said. */
const ENOUGH = patternsOf("enough");
const NOBODY = patternsOf("nobody");
const EVERYBODY = patternsOf("everybody");

/** Negations that one text has and the other lacks. */
export function compareNegations(said: Side, written: Side): Found[] {
  const more = said.negations.length - written.negations.length;
  const isOther =
    more === 0
      ? isOpposite(said, written) || isUntilAlone(said, written) || hasMovedDenial(said, written)
      : isUnexplained(more > 0 ? [said, written] : [written, said], written.language);
  return isOther ? [{ kind: "negation", said: phraseOf(said), written: phraseOf(written) }] : [];
}

/** The negation with the three words after it; the whole sentence where there is none. */
function phraseOf({ text, start, end, negations: [first] }: Side): Place {
  if (!first) return { start, end };
  const [after = ""] = /^(?:\s+[\p{L}\d'’-]+){0,3}/u.exec(text.slice(first.end - start)) ?? [];
  return { start: first.start, end: first.end + after.length };
}

/** "Nobody … without" and "everybody … or without" have as many negations and mean opposite things. */
function isOpposite(said: Side, written: Side): boolean {
  const isTurned = (one: Patterns, other: Patterns) =>
    says(said, one) && !says(said, other) && says(written, other) && !says(written, one);
  return isTurned(NOBODY, EVERYBODY) || isTurned(EVERYBODY, NOBODY);
}

/** "No vengan temprano, abren hasta las nueve" that became "come early, they don't open till nine". */
function hasMovedDenial(said: Side, written: Side): boolean {
  if (said.negations.length === 0) return false;
  return unequalClauses(said, written).some(([one, other]) => {
    const pair: [Side, Side] = one.negations.length > other.negations.length ? [one, other] : [other, one];
    return compareDenials(...pair).named > 0 && isUnexplained(pair, written.language);
  });
}

/** Whether nothing in the text that says no less often says the same in other words; `to` is the translation's language. */
function isUnexplained([negated, plain]: [Side, Side], to: GuardLanguage): boolean {
  const more = negated.negations.length - plain.negations.length;
  const isInBoth = (words: Patterns) => says(negated, words) && says(plain, words);
  if (isInBoth(HARDLY) || compareDenials(negated, plain).reworded >= more) return false;
  if (isInBoth(ENOUGH) && more === 1) return true;
  if (isSaidOtherwise(negated, plain, more)) return false;
  const until = negated.language === "en" && isMexicanUntil(plain, negated, to === "es") ? 1 : 0;
  const isExplained = (one: Side, other: Side) => countAnswers(other, one) + until >= more;
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
function unequalClauses(...pair: [Side, Side]): [Side, Side][] {
  const [ones = [], others = []] = pair.map(({ text, language }) =>
    text
      .split(/[,;]/, MOST_CLAUSES)
      .filter((clause) => clause.trim().split(/\s+/).length >= FEWEST_WORDS)
      .map((clause) => sideOf(wholeOf(clause), language)),
  );
  if (ones.length !== others.length || ones.length < 2) return [];
  return ones.flatMap((one, at): [Side, Side][] => {
    const other = others[at];
    return other && one.negations.length !== other.negations.length ? [[one, other]] : [];
  });
}

const NOT_WITHOUT = patternsOf("not without");
const DUTY = patternsOf("duty");
const NOT_LEFT = patternsOf("not left");
const SHUT = patternsOf("shut");
const NO_UNTIL = patternsOf("no until");
const FIRST = patternsOf("first");

/** Whether a text that says no less often says the same: a duty for what is not done without, "close" for "don't leave open". */
function isSaidOtherwise(negated: Side, plain: Side, more: number): boolean {
  const isSaid = (one: Patterns, other: Patterns) => says(negated, one) && says(plain, other);
  // "No se puede cerrar sin haber probado": "it has to be tested before it is closed".
  const isDuty = more === 2 && isSaid(NOT_WITHOUT, DUTY);
  // "Won't pay until he sees it": "quiere verlo antes de pagar".
  const isFirst = isSaid(NO_UNTIL, FIRST) && negated.negations.length === 1;
  return isDuty || isFirst || isSaid(NOT_LEFT, SHUT);
}

const WEAK = patternsOf("weak", "giu");

/** How many words of a text may stand for the "not" of another one, without those that the other one has as well. */
function countAnswers(plain: Side, negated: Side): number {
  const others = classesIn(negated);
  const more = [...classesIn(plain)].map(([kind, count]) => Math.max(0, count - (others.get(kind) ?? 0)));
  // A saying answers for the other text's "not", and for no other word of its own.
  return more.reduce((sum, count) => sum + count, plain.text.match(SAYINGS)?.length ?? 0);
}

/** "No apaguen": leave on. */
const NO_SWITCHING_OFF = /(?<!\p{L})no apag\p{L}{1,8}/giu;

/** Words that say "not" in other words, by what they say: "until" is no answer to "closed". */
const CLASSES = {
  before: new RegExp(`^(?:${BOTH["answers before"].join("|")})$`, "i"),
  off: new RegExp(`^(?:${BOTH["answers off"].join("|")})`, "i"),
  shut: new RegExp(`^(?:${BOTH["answers shut"].join("|")})`, "i"),
};

function classesIn({ text, language }: Side): Map<string, number> {
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
function isMexicanUntil(spanish: Side, english: Side, isSpanishWritten: boolean): boolean {
  const isMeant = (clause: string) => AT_ONCE.test(clause) && !(isSpanishWritten && ASKED_UNTIL.test(clause));
  return NOT_UNTIL.test(english.text) && plainClauses(spanish).some(isMeant);
}

/** "Llega hasta las diez" that became "is here until ten": what is done in a moment does not last. */
function isUntilAlone(one: Side, other: Side): boolean {
  const [spanish, english] = one.language === "es" ? [one, other] : [other, one];
  const isUntil = LATE.en.test(english.text) && !NOT_UNTIL.test(english.text);
  return isUntil && plainClauses(spanish).some((clause) => LATE.es.test(clause));
}

function plainClauses({ text }: Side): string[] {
  return text.split(/[,;:]/).filter((clause) => negationsIn(clause, "es").length === 0);
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
export function compareDenials(one: Side, other: Side): Denials {
  const isSaid = whatIsNamed(one, other);
  const byStart = new Map(one.tokens.map((token, at) => [token.start, at]));
  const denials: Denials = { reworded: 0, named: 0 };
  for (const { start } of one.negations) {
    const at = byStart.get(start) ?? 0;
    const denied = deniedAfter(one, at);
    // What is done or so is said in more ways than what it is done with.
    if (denied === undefined || !isDone(one, denied)) continue;
    // "Do not prop open", "no alcanzamos a amarrar": either.
    const next = deniedAfter(one, denied);
    const isNextSaid = next !== undefined && next <= denied + 2 && isDone(one, next) && isSaid(next);
    const things = thingsAround(one, at);
    if (isSaid(denied) || isNextSaid) denials.named += 1;
    // Where nothing of the clause is in the other text, the clause is missing.
    else if (things.length === 0 || things.some(isSaid)) denials.reworded += 1;
  }
  return denials;
}

/** Tells whether a word of one text, by its place among the tokens, is named in the other one. */
function whatIsNamed({ tokens, byToken, language }: Side, other: Side): (at: number) => boolean {
  const concepts = new Set(other.found.flatMap(({ readings }) => readings.map(({ concept }) => concept)));
  const predicates = new Set([...other.words].flatMap((bare) => predicatesOf(bare, other.language)));
  return (at) =>
    other.words.has(bareAt(tokens, at)) ||
    (byToken.get(at)?.readings.some(({ concept }) => concepts.has(concept)) ?? false) ||
    predicatesOf(bareAt(tokens, at), language).some((line) => predicates.has(line));
}

/** Whether a word says what is done or so, rather than of what. */
function isDone({ tokens, byToken, language }: Side, at: number): boolean {
  const isKnown = byToken.get(at)?.readings.some(({ isWeak, isNoun }) => !isWeak && !isNoun) ?? false;
  return isKnown || predicatesOf(bareAt(tokens, at), language).length > 0;
}

/** The places of the things that are named in the clause around a word. */
function thingsAround({ tokens, found }: Side, at: number): number[] {
  const isEnd = (by: number) => CLAUSE_END.test(tokens[by]?.bare ?? ".");
  let [from, to] = [at, at];
  while (at - from < CLAUSE && !isEnd(from - 1)) from -= 1;
  while (to - at < CLAUSE && !isEnd(to + 1)) to += 1;
  const isThing = ({ readings }: Occurrence) => readings.some(({ isNoun, isWeak }) => isNoun && !isWeak);
  return found.flatMap((one) => (one.first >= from && one.first <= to && isThing(one) ? [one.first] : []));
}

/** The first full word after a negation; after some comes a thing: "no charge" may have become "con costo". */
function deniedAfter({ tokens, language }: Side, at: number): number | undefined {
  if (language === "en" ? /^(?:no|without)$/.test(bareAt(tokens, at)) : bareAt(tokens, at) === "sin")
    return undefined;
  for (let next = at + 1; next <= at + REACH && next < tokens.length; next += 1) {
    const bare = bareAt(tokens, next);
    if (CLAUSE_END.test(bare)) return undefined;
    if (!LIGHT[language].has(bare) && !SMALL[language].has(bare) && /\p{L}/u.test(bare)) return next;
  }
  return undefined;
}
