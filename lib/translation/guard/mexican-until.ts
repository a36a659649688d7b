import { negationsIn } from "./find-negations";
import { NOT_UNTIL } from "./negation-words";

const UNTIL = /\bhasta\b/iu;
/** What is done in a moment: until then, it is not done. */
const AT_ONCE =
  /(?<!\p{L})(?:lleg|vien|ven|vino|vendr|entreg|empez|empec|empiez|empie|comienz|comenz|arranc|sal|abr|col|cuel|tra|acab|termin|sac|saqu|mand|pon|pus|pas|regres|vuelv|volv|entr|pag|dan|da|dar|dier|dio|va|van|voy|vamos|hac|hag|recib|qued|est[aá]|estar|surt|instal|quit|prend|conect|inspec|revis|v[ae]|empat)\p{L}{0,12}(?: \p{L}{1,20}){0,8} hasta(?!\p{L})|^\s*(?:(?:y|pero|que|as[ií])\s)*hasta(?!\p{L})/iu;
/** "Quiten la cimbra hasta que yo les diga": somebody may say it and mean "don't", a translation must not. */
const ASKED_UNTIL = /^\s*\p{L}{1,20}[ae]n(?:l[eoa]s?)? (?:\p{L}{1,20} ){1,6}hasta que(?!\p{L})/iu;

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
  const isBefore = (clause: string) => LATE[1].test(clause) && negationsIn(clause, "es").length === 0;
  return LATE[0].test(english) && !NOT_UNTIL.test(english) && spanish.split(/[,;:]/).some(isBefore);
}

const LATE = [
  /(?<!\b(?:out|gone|away|off|closed|down|delayed|pushed|back|wait|waiting|busy|postponed|moved) )\b(?:until|till)\b/iu,
  /(?<!\p{L})(?:lleg|vien|vendr|entreg|empez|empiez|arranc|comienz|regres|vuelv|tra[ei])\p{L}{0,6}(?: \p{L}{1,20}){0,4} hasta (?:el|las?|ma[nñ]ana|pasado|que)(?!\p{L})/iu,
] as const;
