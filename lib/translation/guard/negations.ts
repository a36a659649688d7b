import { denialsIn } from "./denied-words";
import type { Doubt } from "./doubt";
import { countNegations, negationsIn } from "./find-negations";
import { isMexicanUntil, isUntilAlone } from "./mexican-until";
import { MOST_SENTENCES, sentencesOf, type Sentence } from "./sentences";
import type { Texts } from "./texts";
import { type GuardLanguage, patternsOf } from "./words";
import { countAnswers } from "./weak-negations";

const HARDLY = patternsOf("hardly");
/** "Enough" that is negated is too little, whatever else is said. */
const ENOUGH = patternsOf("enough");
const NOT_WITHOUT = patternsOf("not without");
const DUTY = patternsOf("duty");
const NO_UNTIL = patternsOf("no until");
const FIRST = patternsOf("first");
const NOT_UNTIL = patternsOf("not until").en;
const NOT_LEFT = patternsOf("not left");
const SHUT = patternsOf("shut");
const NO_STOP = patternsOf("no stop");
const STOP = patternsOf("stop");
const GOING_ON = patternsOf("going on");
const NOBODY = patternsOf("nobody");
const EVERYBODY = patternsOf("everybody");

interface Comparison {
  languages: Record<"from" | "to", GuardLanguage>;
}

type Spoken = [text: string, language: GuardLanguage];

/** Negations that one text has and the other lacks, sentence by sentence where both have as many. */
export function compareNegations(texts: Texts, { languages }: Comparison): Doubt[] {
  const said = sentencesOf(texts.original);
  const written = sentencesOf(texts.translation);
  if (said.length !== written.length || said.length > MOST_SENTENCES)
    return compare(whole(texts.original), whole(texts.translation), languages);
  return said.flatMap((one, at) => compare(one, written[at] ?? whole(""), languages));
}

function whole(text: string): Sentence {
  return { text, start: 0 };
}

function compare(said: Sentence, written: Sentence, { from, to }: Comparison["languages"]): Doubt[] {
  const [saidWords, writtenWords] = [negationsIn(said.text, from), negationsIn(written.text, to)];
  const more = saidWords.length - writtenWords.length;
  const [one, other]: [Spoken, Spoken] = [
    [said.text, from],
    [written.text, to],
  ];
  const isOther =
    more === 0
      ? isOpposite(one, other) ||
        isUntilAlone(spanishFirst(one, other)) ||
        (saidWords.length > 0 && hasMovedDenial(one, other, to))
      : isUnexplained(more > 0 ? [one, other] : [other, one], Math.abs(more), to);
  return isOther ? [doubtOf(said, saidWords, written, writtenWords)] : [];
}

/** "No vengan temprano, abren hasta las nueve" that became "come early, they don't open till nine". */
function hasMovedDenial(one: Spoken, other: Spoken, to: GuardLanguage): boolean {
  return unequalClauses(one, other).some(([a, b]) => {
    const more = countNegations(...a) - countNegations(...b);
    const [negated, plain]: [Spoken, Spoken] = more > 0 ? [a, b] : [b, a];
    return compareDenials(negated, plain).named > 0 && isUnexplained([negated, plain], Math.abs(more), to);
  });
}

function spanishFirst([one, language]: Spoken, [other]: Spoken): [string, string] {
  return language === "es" ? [one, other] : [other, one];
}

/** Whether nothing in the text that says no less often says the same in other words; `to` is the translation's language. */
function isUnexplained([negated, plain]: [Spoken, Spoken], more: number, to: GuardLanguage): boolean {
  const isInBoth = (words: Readonly<Record<GuardLanguage, RegExp>>) =>
    [negated, plain].every(([text, language]) => words[language].test(text));
  if (isInBoth(HARDLY)) return false;
  if (compareDenials(negated, plain).reworded >= more) return false;
  if (isInBoth(ENOUGH) && more === 1) return true;
  if (isSaidOtherwise(negated, plain, more)) return false;
  const isUntil = negated[1] === "en" && isMexicanUntil(spanishFirst(negated, plain), to === "es");
  const isExplained = (one: Spoken, other: Spoken) => countAnswers(other, one) + (isUntil ? 1 : 0) >= more;
  if (!isExplained(negated, plain)) return true;
  const clause = onlyOtherClause(negated, plain);
  return clause !== undefined && !isExplained(...clause);
}

/** What a text denies, and what became of it in the other one. */
export function compareDenials(one: Spoken, other: Spoken) {
  return denialsIn(one, negationsIn(...one), other);
}

function isSaidOtherwise(negated: Spoken, plain: Spoken, more: number): boolean {
  const spanish = spanishFirst(negated, plain);
  return (
    isFirst(negated, plain) ||
    isOnlyNow(spanish) ||
    isKeptOff(spanish) ||
    isShut(spanish) ||
    isDuty(negated, plain, more) ||
    isGoingOn(negated, plain) ||
    isGoingOn(plain, negated)
  );
}

/** Of two texts with as many clauses, the only one that does not say no as often in both. */
function onlyOtherClause(one: Spoken, other: Spoken): [Spoken, Spoken] | undefined {
  const unequal = unequalClauses(one, other);
  return unequal.length === 1 ? unequal[0] : undefined;
}

/** Of two texts with as many clauses, those that do not say no as often in both. */
function unequalClauses([one, language]: Spoken, [other, otherLanguage]: Spoken): [Spoken, Spoken][] {
  const [ones, others] = [clausesOf(one), clausesOf(other)];
  if (ones.length !== others.length || ones.length < 2) return [];
  const pairs = ones.map((clause, at): [Spoken, Spoken] => [
    [clause, language],
    [others[at] ?? "", otherLanguage],
  ]);
  return pairs.filter(([a, b]) => countNegations(...a) !== countNegations(...b));
}

const MOST_CLAUSES = 8;
/** "Guys, …", "well then, …" are none. */
const FEWEST_WORDS = 3;

function clausesOf(text: string): string[] {
  const clauses = text.split(/[,;]/, MOST_CLAUSES);
  return clauses.filter((clause) => clause.trim().split(/\s+/).length >= FEWEST_WORDS);
}

/** "Nobody … without" and "everybody … or without" have as many negations and mean opposite things. */
function isOpposite([said, from]: Spoken, [written, to]: Spoken): boolean {
  const is = (who: typeof NOBODY, text: string, language: GuardLanguage) => who[language].test(text);
  const [nobody, everybody] = [is(NOBODY, said, from), is(EVERYBODY, said, from)];
  const isAll = nobody ? EVERYBODY : NOBODY;
  const isNone = nobody ? NOBODY : EVERYBODY;
  return nobody !== everybody && is(isAll, written, to) && !is(isNone, written, to);
}

/** "No se puede cerrar sin haber probado": "it has to be tested before it is closed". */
function isDuty([negated, from]: Spoken, [plain, to]: Spoken, more: number): boolean {
  return more === 2 && NOT_WITHOUT[from].test(negated) && DUTY[to].test(plain);
}

/** "Won't pay until he sees it": "quiere verlo antes de pagar". */
function isFirst([negated, from]: Spoken, [plain, to]: Spoken): boolean {
  return countNegations(negated, from) === 1 && NO_UNTIL[from].test(negated) && FIRST[to].test(plain);
}

/** "Apenas lo vi": "I didn't see it until now". */
function isOnlyNow([spanish, english]: [string, string]): boolean {
  return /\bapenas\b/i.test(spanish) && NOT_UNTIL.test(english);
}

/** "No pisen … hasta que": "stay off … for". */
function isKeptOff([spanish, english]: [string, string]): boolean {
  return (
    /(?<!\p{L})no (?:\p{L}{1,20} ){1,8}hasta(?!\p{L})/iu.test(spanish) &&
    /\b(?:stay|keep) (?:off|away|out|clear)\b/iu.test(english)
  );
}

/** "No dejen abierto": "close". */
function isShut([spanish, english]: [string, string]): boolean {
  const isSpanish = NOT_LEFT.es.test(spanish) && SHUT.en.test(english);
  return isSpanish || (NOT_LEFT.en.test(english) && SHUT.es.test(spanish));
}

/** "No ha parado": "it has been running". */
function isGoingOn([negated, from]: Spoken, [plain, to]: Spoken): boolean {
  const isSaidOnce = (text: string, language: GuardLanguage) => countNegations(text, language) === 1;
  // "No dejó de trabajar" has been taken for a saying; "never stopped" has not.
  if (NO_STOP[from].test(negated) && NO_STOP[to].test(plain))
    return isSaidOnce(negated, from) !== isSaidOnce(plain, to);
  if (!NO_STOP[from].test(negated) || STOP[to].test(plain.replace(/sin parar|non-?stop/gi, ""))) return false;
  return GOING_ON[to].test(plain) && countNegations(negated, from) <= 1;
}

function doubtOf(
  said: Sentence,
  saidWords: { start: number; end: number }[],
  written: Sentence,
  writtenWords: { start: number; end: number }[],
): Doubt {
  const original = phrase(said, saidWords);
  const translated = phrase(written, writtenWords);
  return {
    kind: "negation",
    original: original.text,
    translated: translated.text,
    originalAt: { start: original.start, end: original.start + original.text.length },
    translatedAt: { start: translated.start, end: translated.start + translated.text.length },
  };
}

/** The negation with the three words after it; the whole sentence where there is none. */
function phrase({ text, start }: Sentence, [first]: { start: number; end: number }[]): Sentence {
  if (!first) return { text, start };
  const [after = ""] = /^(?:\s+[\p{L}\d'’-]+){0,3}/u.exec(text.slice(first.end)) ?? [];
  return { text: text.slice(first.start, first.end + after.length), start: start + first.start };
}
