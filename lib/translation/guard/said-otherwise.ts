import { countNegations, negationsIn, type Spoken } from "./find-negations";
import { type GuardLanguage, type Patterns, patternsOf, SAYINGS } from "./words";

const NOT_WITHOUT = patternsOf("not without");
const DUTY = patternsOf("duty");
const NOT_LEFT = patternsOf("not left");
const SHUT = patternsOf("shut");
const NO_UNTIL = patternsOf("no until");
const FIRST = patternsOf("first");

/** Whether a text that says no less often says the same: a duty for what is not done without, "close" for "don't leave open". */
export function isSaidOtherwise([negated, from]: Spoken, [plain, to]: Spoken, more: number): boolean {
  const isSaid = (one: Patterns, other: Patterns) => one[from].test(negated) && other[to].test(plain);
  // "No se puede cerrar sin haber probado": "it has to be tested before it is closed".
  const isDuty = more === 2 && isSaid(NOT_WITHOUT, DUTY);
  // "Won't pay until he sees it": "quiere verlo antes de pagar".
  const isFirst = isSaid(NO_UNTIL, FIRST) && countNegations(negated, from) === 1;
  return isDuty || isFirst || isSaid(NOT_LEFT, SHUT);
}

const WEAK = patternsOf("weak", "giu");

/** How many words of a text may stand for the "not" of another one, without those that the other one has as well. */
export function countAnswers([plain, language]: Spoken, [negated, other]: Spoken): number {
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
const CLASSES: Readonly<Record<string, RegExp>> = {
  before: /^(?:until|till?|hasta|before|antes)$/i,
  off: /^(?:off|out$|down$|dead|apag|muert|desconect|fuera|descompuest|cort|gone)/i,
  shut: /^(?:clos|shut|keep|cerrad|tapando|bloq|block|estorb|obstru)/i,
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
export function isMexicanUntil(spanish: string, english: string, isSpanishWritten: boolean): boolean {
  const isMeant = (clause: string) => AT_ONCE.test(clause) && !(isSpanishWritten && ASKED_UNTIL.test(clause));
  return (
    NOT_UNTIL.test(english) &&
    plainClauses(spanish).some((clause) => /\bhasta\b/iu.test(clause) && isMeant(clause))
  );
}

/** "Llega hasta las diez" that became "is here until ten": what is done in a moment does not last. */
export function isUntilAlone(one: Spoken, other: Spoken): boolean {
  const [[spanish], [english]] = one[1] === "es" ? [one, other] : [other, one];
  const isUntil = LATE.en.test(english) && !NOT_UNTIL.test(english);
  return isUntil && plainClauses(spanish).some((clause) => LATE.es.test(clause));
}

function plainClauses(spanish: string): string[] {
  return spanish.split(/[,;:]/).filter((clause) => negationsIn(clause, "es").length === 0);
}
