import type { Texts } from "./texts";
import type { Doubt } from "./doubt";
import { COUNTED_ZERO } from "./idioms";
import {
  DUTY,
  ENOUGH,
  EVERYBODY,
  GOING_ON,
  HARDLY,
  INHERENT,
  NO_STOP,
  NOT_WITHOUT,
  NOBODY,
  NOT_UNTIL,
  SAYINGS,
  STOP,
  STRONG,
  WEAK,
} from "./negation-words";
import { MOST_SENTENCES, sentencesOf, type Sentence } from "./sentences";
import { tokensOf } from "./token";
import type { GuardLanguage } from "./vocabulary";

interface Said {
  languages: Record<"from" | "to", GuardLanguage>;
}

/** Negations that one text has and the other lacks, sentence by sentence where both have as many. */
export function compareNegations(texts: Texts, { languages }: Said): Doubt[] {
  const said = sentencesOf(texts.original);
  const written = sentencesOf(texts.translation);
  if (said.length !== written.length || said.length > MOST_SENTENCES)
    return compare(whole(texts.original), whole(texts.translation), languages);
  return said.flatMap((one, at) => compare(one, written[at] ?? whole(""), languages));
}

function whole(text: string): Sentence {
  return { text, start: 0 };
}

function compare(said: Sentence, written: Sentence, { from, to }: Said["languages"]): Doubt[] {
  const [saidWords, writtenWords] = [strongIn(said.text, from), strongIn(written.text, to)];
  const more = saidWords.length - writtenWords.length;
  const isOther =
    more === 0
      ? isOpposite(said.text, written.text) || isDropped(said.text, written.text, { from, to })
      : isUnexplained(said, written, { from, to }, more);
  return isOther ? [doubtOf(said, saidWords, written, writtenWords)] : [];
}

/** Whether nothing in the text that says no less often says the same in other words. */
function isUnexplained(
  said: Sentence,
  written: Sentence,
  { from, to }: Said["languages"],
  more: number,
): boolean {
  const spanishFirst: [Sentence, Sentence] = from === "es" ? [said, written] : [written, said];
  if (HARDLY[from].test(said.text) && HARDLY[to].test(written.text)) return false;
  if (isEnough(said.text, from) && isEnough(written.text, to) && Math.abs(more) === 1) return true;
  if (isOnlyNow(spanishFirst)) return false;
  const isSaidOtherwise =
    isDuty(said.text, written.text, { from, to }, more) ||
    isDuty(written.text, said.text, { from: to, to: from }, -more) ||
    isGoingOn(said.text, written.text, { from, to }) ||
    isGoingOn(written.text, said.text, { from: to, to: from });
  if (isSaidOtherwise) return false;
  const weak = weakIn(written.text, to) - weakIn(said.text, from);
  const until = isMexicanUntil(spanishFirst) ? 1 : 0;
  return more > 0 ? weak < more : until - weak < -more;
}

/** "Stay off the stairs" that became "usen la escalera": a word that negates, and nothing of the kind in the other text. */
function isDropped(said: string, written: string, { from, to }: Said["languages"]): boolean {
  const isPlain = (text: string, language: GuardLanguage) =>
    strongIn(text, language).length === 0 && weakIn(text, language) === 0;
  const negates = (text: string, language: GuardLanguage) =>
    INHERENT[language].test(text.replace(SAYINGS, ""));
  // What was left untranslated is not lost.
  const isLost = negates(said, from) && !negates(written, from) && isPlain(written, to);
  return isLost || (negates(written, to) && !negates(said, to) && isPlain(said, from));
}

/** "Nobody … without" and "everybody … or without" have as many negations and mean opposite things. */
function isOpposite(said: string, written: string): boolean {
  const isTurned = (one: string, other: string) =>
    NOBODY.test(one) && !EVERYBODY.test(one) && EVERYBODY.test(other) && !NOBODY.test(other);
  return isTurned(said, written) || isTurned(written, said);
}

function isMexicanUntil([spanish, english]: [Sentence, Sentence]): boolean {
  const clauses = spanish.text.split(/[,;:]/).filter((clause) => /\bhasta\b/i.test(clause));
  return clauses.some((clause) => strongIn(clause, "es").length === 0) && NOT_UNTIL.test(english.text);
}

function isEnough(text: string, language: GuardLanguage): boolean {
  return ENOUGH[language].test(text);
}

/** "No se puede cerrar sin haber probado": "it has to be tested before it is closed". */
function isDuty(negated: string, plain: string, { from, to }: Said["languages"], more: number): boolean {
  return more === 2 && NOT_WITHOUT[from].test(negated) && DUTY[to].test(plain);
}

/** "Apenas lo vi": "I didn't see it until now". */
function isOnlyNow([spanish, english]: [Sentence, Sentence]): boolean {
  return /\bapenas\b/i.test(spanish.text) && NOT_UNTIL.test(english.text);
}

/** "No ha parado": "it has been running". */
function isGoingOn(negated: string, plain: string, { from, to }: Said["languages"]): boolean {
  // "No dejó de trabajar" has been taken for a saying; "never stopped" has not.
  if (NO_STOP[from].test(negated) && NO_STOP[to].test(plain))
    return isSaidOnce(negated, from) !== isSaidOnce(plain, to);
  if (!NO_STOP[from].test(negated) || STOP[to].test(plain.replace(/sin parar|non-?stop/gi, ""))) return false;
  return GOING_ON[to].test(plain) && strongIn(negated, from).length <= 1;
}

function isSaidOnce(text: string, language: GuardLanguage): boolean {
  return strongIn(text, language).length === 1;
}

/** How often a text says no, "no hay nada" once. */
export function countNegations(text: string, language: GuardLanguage): number {
  return strongIn(text, language).length;
}

/** Where the negations of a sentence are; "no hay nada" and "ni uno ni otro" are one each. */
function strongIn(text: string, language: GuardLanguage): { start: number; end: number }[] {
  const plain = withNoneForZero(text).replace(SAYINGS, (saying) => " ".repeat(saying.length));
  const found: { start: number; end: number; clause: number; word: string }[] = [];
  let clause = 0;
  const tokens = tokensOf(plain);
  for (const [at, { bare, start, end }] of tokens.entries()) {
    const isEven = /^(even|siquiera)$/.test(tokens[at + 1]?.bare ?? "");
    if (/^([,;:.–]|y|and|but|pero|porque|because|si|if)$/.test(bare)) clause += 1;
    else if (STRONG[language].test(bare)) found.push({ start, end, clause, word: isEven ? "ni" : bare });
  }
  return found.filter(({ clause: at, word }, n) => {
    const before = found[n - 1];
    const continues =
      before && (before.clause === at || /^(ni|nor)$/.test(word) || /^(nor|ni)$/.test(before.word));
    const isWithout = /^(without|sin)$/;
    // "Sin permiso no se usa" says no twice, "sin ninguna fuga" once.
    return (
      !continues ||
      isWithout.test(word) ||
      (isWithout.test(before.word) && /^(no|not|nunca|never|cannot|\w+nt)$/.test(word))
    );
  });
}

/** "Zero leaks", "cero fugas". */
function withNoneForZero(text: string): string {
  return text.replace(COUNTED_ZERO, (zero) => (/^c/i.test(zero) ? "nada" : "none"));
}

function weakIn(text: string, language: GuardLanguage): number {
  const sayings = text.match(SAYINGS)?.length ?? 0;
  return sayings + (text.match(WEAK[language])?.length ?? 0);
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
