import type { Found, Place, Texts } from "./doubt";
import { compareDenials, countNegations, negationsIn, type Spoken } from "./find-negations";
import { alignedIn, type Sentence } from "./sentences";
import { BOTH, type GuardLanguage, type Patterns, patternsOf, SAYINGS } from "./words";

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
