import { compareDenials } from "./denials";
import type { Found, Place, Texts } from "./doubt";
import { countNegations, negationsIn, type Spoken } from "./find-negations";
import { countAnswers, isMexicanUntil, isSaidOtherwise, isUntilAlone } from "./said-otherwise";
import { alignedIn, type Sentence } from "./sentences";
import { type GuardLanguage, type Patterns, patternsOf } from "./words";

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
