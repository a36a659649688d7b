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
import { type Token, tokensOf } from "./token";
import type { GuardLanguage } from "./vocabulary";

interface Comparison {
  languages: Record<"from" | "to", GuardLanguage>;
}

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
  const [saidWords, writtenWords] = [strongIn(said.text, from), strongIn(written.text, to)];
  const more = saidWords.length - writtenWords.length;
  const isOther =
    more === 0
      ? isOpposite(said.text, written.text) ||
        isUntilAlone(from === "es" ? [said, written] : [written, said]) ||
        isDropped(said.text, written.text, { from, to })
      : isUnexplained(said, written, { from, to }, more);
  return isOther ? [doubtOf(said, saidWords, written, writtenWords)] : [];
}

/** Whether nothing in the text that says no less often says the same in other words. */
function isUnexplained(
  said: Sentence,
  written: Sentence,
  { from, to }: Comparison["languages"],
  more: number,
): boolean {
  const spanishFirst: [Sentence, Sentence] = from === "es" ? [said, written] : [written, said];
  if (HARDLY[from].test(said.text) && HARDLY[to].test(written.text)) return false;
  if (isEnough(said.text, from) && isEnough(written.text, to) && Math.abs(more) === 1) return true;
  if (isOnlyNow(spanishFirst) || isKeptOff(spanishFirst) || isShut(spanishFirst)) return false;
  const isSaidOtherwise =
    isDuty(said.text, written.text, { from, to }, more) ||
    isDuty(written.text, said.text, { from: to, to: from }, -more) ||
    isGoingOn(said.text, written.text, { from, to }) ||
    isGoingOn(written.text, said.text, { from: to, to: from });
  if (isSaidOtherwise) return false;
  const until = isMexicanUntil(spanishFirst) ? 1 : 0;
  const isExplained = (one: string, other: string, times: number) => {
    const weak = weakIn(other, to) - weakIn(one, from);
    return times > 0 ? weak >= times : until - weak >= -times;
  };
  if (!isExplained(said.text, written.text, more)) return true;
  const clause = onlyOtherClause(said.text, written.text, { from, to });
  return clause !== undefined && !isExplained(...clause, more);
}

/** Of two texts with as many clauses, the only one that does not say no as often in both. */
function onlyOtherClause(
  said: string,
  written: string,
  { from, to }: Comparison["languages"],
): [string, string] | undefined {
  const [ones, others] = [clausesOf(said), clausesOf(written)];
  if (ones.length !== others.length || ones.length < 2) return undefined;
  const pairs = ones.map((one, at): [string, string] => [one, others[at] ?? ""]);
  const other = pairs.filter(([a, b]) => countNegations(a, from) !== countNegations(b, to));
  return other.length === 1 ? other[0] : undefined;
}

const MOST_CLAUSES = 8;
/** "Guys, …", "well then, …" are none. */
const FEWEST_WORDS = 3;

function clausesOf(text: string): string[] {
  const clauses = text.split(/[,;]/, MOST_CLAUSES);
  return clauses.filter((clause) => clause.trim().split(/\s+/).length >= FEWEST_WORDS);
}

/** "Stay off the stairs" that became "usen la escalera": a word that negates, and nothing of the kind in the other text. */
function isDropped(said: string, written: string, { from, to }: Comparison["languages"]): boolean {
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

const UNTIL = /\bhasta\b/iu;
/** What is done in a moment: until then, it is not done. */
const AT_ONCE =
  /(?<!\p{L})(?:lleg|vien|ven|vino|vendr|entreg|empez|empec|empiez|empie|comienz|comenz|arranc|sal|abr|col|cuel|tra|acab|termin|mand|pon|pus|pas|regres|vuelv|volv|entr|pag|dan|da|dar|dier|dio|va|van|voy|vamos|hac|hag|recib|qued|est[aá]|estar|surt|instal|quit|prend|conect|inspec|revis|v[ae]|empat)\p{L}{0,12}(?: \p{L}{1,20}){0,8} hasta(?!\p{L})|^\s*(?:(?:y|pero|que|as[ií])\s)*hasta(?!\p{L})/iu;
/** What is asked of somebody who stands before the speaker. */
function isMexicanUntil([spanish, english]: [Sentence, Sentence]): boolean {
  const clauses = spanish.text.split(/[,;:]/).filter((clause) => UNTIL.test(clause));
  const isMeant = (clause: string) => strongIn(clause, "es").length === 0 && AT_ONCE.test(clause);
  return clauses.some(isMeant) && NOT_UNTIL.test(english.text);
}

/** "Llega hasta las diez" that became "is here until ten": what is done in a moment does not last. */
function isUntilAlone([spanish, english]: [Sentence, Sentence]): boolean {
  const isBefore = (clause: string) => LATE[1].test(clause) && strongIn(clause, "es").length === 0;
  return (
    LATE[0].test(english.text) && !NOT_UNTIL.test(english.text) && spanish.text.split(/[,;:]/).some(isBefore)
  );
}

const LATE = [
  /(?<!\b(?:out|gone|away|off|closed|down|delayed|pushed|back|wait|waiting|busy|postponed|moved) )\b(?:until|till)\b/iu,
  /(?<!\p{L})(?:lleg|vien|vendr|entreg|empez|empiez|arranc|comienz|regres|vuelv|tra[ei])\p{L}{0,6}(?: \p{L}{1,20}){0,4} hasta (?:el|las?|ma[nñ]ana|pasado|que)(?!\p{L})/iu,
] as const;

function isEnough(text: string, language: GuardLanguage): boolean {
  return ENOUGH[language].test(text);
}

/** "No se puede cerrar sin haber probado": "it has to be tested before it is closed". */
function isDuty(
  negated: string,
  plain: string,
  { from, to }: Comparison["languages"],
  more: number,
): boolean {
  return more === 2 && NOT_WITHOUT[from].test(negated) && DUTY[to].test(plain);
}

/** "Apenas lo vi": "I didn't see it until now". */
function isOnlyNow([spanish, english]: [Sentence, Sentence]): boolean {
  return /\bapenas\b/i.test(spanish.text) && NOT_UNTIL.test(english.text);
}

/** "No dejen abierto": "close". */
const NOT_LEFT = {
  es: /(?<!\p{L})no (?:\p{L}{1,4} )?dej\p{L}{1,5} (?:\p{L}{1,20} ){0,4}(?:abiert|prendid|encendid)/iu,
  en: /(?:\bnot|n['’]t|\bnever) leave (?:\p{L}{1,20} ){1,5}(?:open|on|running)\b/iu,
} as const;
const SHUT = {
  en: /\b(?:close|shut|lock|turn|switch|kill)\b/iu,
  es: /(?<!\p{L})(?:cierr|cerr|apag)\p{L}*/iu,
} as const;

/** "No pisen … hasta que": "stay off … for". */
function isKeptOff([spanish, english]: [Sentence, Sentence]): boolean {
  return (
    /(?<!\p{L})no (?:\p{L}{1,20} ){1,8}hasta(?!\p{L})/iu.test(spanish.text) &&
    /\b(?:stay|keep) (?:off|away|out|clear)\b/iu.test(english.text)
  );
}

function isShut([spanish, english]: [Sentence, Sentence]): boolean {
  const isSpanish = NOT_LEFT.es.test(spanish.text) && SHUT.en.test(english.text);
  return isSpanish || (NOT_LEFT.en.test(english.text) && SHUT.es.test(spanish.text));
}

/** "No ha parado": "it has been running". */
function isGoingOn(negated: string, plain: string, { from, to }: Comparison["languages"]): boolean {
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

/** What all words that say no have in common: most sentences need not be cut into words. */
const MAY_NEGATE = /n['’]?t|n[oiu]|nunca|nad|nei|with|sin|jam|tampoco|not|never/iu;

/** Where the negations of a sentence are; "no hay nada" and "ni uno ni otro" are one each. */
function strongIn(text: string, language: GuardLanguage): { start: number; end: number }[] {
  const plain = withNoneForZero(text).replace(SAYINGS, (saying) => " ".repeat(saying.length));
  if (!MAY_NEGATE.test(plain)) return [];
  const found: { start: number; end: number; clause: number; word: string }[] = [];
  let clause = 0;
  const tokens = tokensOf(plain);
  for (const [at, { bare, start, end }] of tokens.entries()) {
    const isEven = /^(even|siquiera)$/.test(tokens[at + 1]?.bare ?? "");
    if (/^([,;:.–]|y|and|but|pero|porque|because|si|if)$/.test(bare)) clause += 1;
    else if (STRONG[language].test(bare) && !isAnybody(tokens, at))
      found.push({ start, end, clause, word: isEven ? "ni" : bare });
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

/** "Antes de que nadie entre": before anybody enters. */
function isAnybody(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:nadie|nada|ningun[oa]?)$/.test(tokens[at]?.bare ?? "")) return false;
  const words = tokens.slice(Math.max(0, at - 4), at).map(({ bare }) => bare);
  return /\b(?:antes de(?: que)?|mas que|mejor que)\b/.test(words.join(" "));
}

/** "Zero leaks", "cero fugas". */
function withNoneForZero(text: string): string {
  return text.replace(COUNTED_ZERO, (zero) => (/^c/i.test(zero) ? "nada" : "none"));
}

/** "No apaguen": leave on. */
const NO_SWITCHING_OFF = /(?<!\p{L})no apag\p{L}{1,8}/giu;

function weakIn(text: string, language: GuardLanguage): number {
  const sayings = text.match(SAYINGS)?.length ?? 0;
  const plain = text.replace(NO_SWITCHING_OFF, "no");
  return sayings + (plain.match(WEAK[language])?.length ?? 0);
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
