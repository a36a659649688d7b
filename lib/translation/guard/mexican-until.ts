import { negationsIn } from "./find-negations";
import { patternsOf } from "./words";

const UNTIL = /\bhasta\b/iu;
/** What is done in a moment: until then, it is not done. */
const AT_ONCE = patternsOf("done at once").es;
/** "Quiten la cimbra hasta que yo les diga": somebody may say it and mean "don't", a translation must not. */
const ASKED_UNTIL = patternsOf("asked until").es;
const NOT_UNTIL = patternsOf("not until").en;
const LATE = patternsOf("late");

/** "Llega hasta las diez", where English says "isn't here until". */
export function isMexicanUntil([spanish, english]: [string, string], isSpanishWritten: boolean): boolean {
  const clauses = spanish.split(/[,;:]/).filter((clause) => UNTIL.test(clause));
  const isMeant = (clause: string) =>
    negationsIn(clause, "es").length === 0 &&
    AT_ONCE.test(clause) &&
    !(isSpanishWritten && ASKED_UNTIL.test(clause));
  return clauses.some(isMeant) && NOT_UNTIL.test(english);
}

/** "Llega hasta las diez" that became "is here until ten": what is done in a moment does not last. */
export function isUntilAlone([spanish, english]: [string, string]): boolean {
  const isBefore = (clause: string) => LATE.es.test(clause) && negationsIn(clause, "es").length === 0;
  return LATE.en.test(english) && !NOT_UNTIL.test(english) && spanish.split(/[,;:]/).some(isBefore);
}
