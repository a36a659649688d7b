import type { Doubt } from "./doubt";
import type { Occurrence } from "./lexicon";
import { otherAddressee } from "./addressees";
import { turnedCause } from "./causes";
import { alternate, exchangedAmong, isOfAKind, isTurned } from "./compare-exchanges";
import { designatorsOf } from "./designators";
import { findReversedSequence } from "./find-reversed-sequence";
import { type Match, matchesOf, pairsOf } from "./matches";
import { doubtOf, type Side } from "./sides";

/** More in one sentence are not looked at. */
const MOST_MATCHES = 16;

/** Words that have changed places: what they say of each other is turned round. */
export function compareOrder(said: Side, written: Side): Doubt[] {
  const matches = matchesOf(said, written).slice(0, MOST_MATCHES);
  if (matches.length === 0) return [];
  const named = [...matches, ...designatorsOf(said, written)];
  const reversed =
    reversedAroundMarker(said, written, named) ??
    reversedRoles(said, written, named) ??
    reversedPeople(said, written, matches) ??
    findReversedSequence(said, written, matches) ??
    turnedCause(said, written, matches) ??
    reversedQualities(matches) ??
    otherJoint(said, written, matches) ??
    otherAddressee(said, written, named) ??
    exchangedAmong(named);
  return reversed ? [doubtOf("name", said, reversed.said, written, reversed.written)] : [];
}

const MARKERS: readonly Record<Side["language"], RegExp>[] = [
  { en: /^before$/, es: /^antes$/ },
  { en: /^after$/, es: /^(?:despues|tras)$/ },
  { en: /^(?:instead|rather)$/, es: /^(?:vez|lugar)$/ },
  { en: /^(?:above|over)$/, es: /^(?:encima|sobre|arriba)$/ },
  { en: /^(?:below|under|underneath|beneath)$/, es: /^(?:debajo|bajo|abajo)$/ },
  { en: /^behind$/, es: /^(?:detras|atras)$/ },
  { en: /^than$/, es: /^que$/ },
];

/** "Sand before you paint" that became "pinta antes de lijar": what comes after the word was before it. */
function reversedAroundMarker(said: Side, written: Side, matches: Match[]): Match | undefined {
  for (const marker of MARKERS) {
    const [one, other] = [clauseAfter(said, marker), clauseAfter(written, marker)];
    if (!one || !other) continue;
    const [inSaid, inWritten] = [
      matches.filter((match) => isWithin(match.said, one)),
      matches.filter((match) => isWithin(match.written, other)),
    ];
    const isReversed =
      inWritten.length > 0 &&
      (inSaid.length > 0 || hasWords(said, one)) &&
      !inWritten.some((match) => inSaid.includes(match)) &&
      inWritten.every((match) => match.said.last < one.from);
    if (isReversed) return inWritten[0];
  }
  return undefined;
}

interface Clause {
  from: number;
  to: number;
}

const CLAUSE_END = /^(?:[,;:.!?\n]|and|but|y|pero)$/;

/** The words after the only one of a kind, up to the next comma. */
function clauseAfter({ tokens, language }: Side, marker: Record<Side["language"], RegExp>): Clause | null {
  const from = tokens.findIndex(({ bare }) => marker[language].test(bare));
  // "Sin haber probado antes la alarma": before nothing that is named.
  if (/^(?:antes|despues)$/.test(tokens[from]?.bare ?? "") && tokens[from + 1]?.bare !== "de") return null;
  if (from < 1 || tokens.slice(from + 1).some(({ bare }) => marker[language].test(bare))) return null;
  const end = tokens.findIndex(({ bare }, at) => at > from && CLAUSE_END.test(bare));
  return { from, to: end === -1 ? tokens.length : end };
}

function isWithin({ first }: Occurrence, { from, to }: Clause): boolean {
  return first > from && first < to;
}

function hasWords({ found }: Side, clause: Clause): boolean {
  return found.some((occurrence) => isWithin(occurrence, clause));
}

const FROM = { en: /^from$/, es: /^(?:desde|del?)$/ } as const;
const TO = { en: /^(?:to|into|onto)$/, es: /^(?:al?|hasta|hacia)$/ } as const;

/** "From the yard to the garage" that became "de la cochera al patio". */
function reversedRoles(said: Side, written: Side, matches: Match[]): Match | undefined {
  const isAfter = ({ tokens, language }: Side, { first }: Occurrence, words: typeof FROM | typeof TO) =>
    [1, 2].some((by) => words[language].test(tokens[first - by]?.bare ?? ""));
  const reversed = (wasOne: typeof FROM | typeof TO, isOther: typeof FROM | typeof TO) =>
    matches.find((match) => isAfter(said, match.said, wasOne) && isAfter(written, match.written, isOther));
  const [one, other] = [reversed(FROM, TO), reversed(TO, FROM)];
  // The "de" of "la manguera del hidrante" is no "from".
  const isSure = ({ tokens }: Side) => tokens.some(({ bare }) => /^(?:desde|hasta)$/.test(bare));
  const isKind = one?.category === other?.category || [said, written].some(isSure);
  return one && other && isKind ? one : undefined;
}

/** "The plumber waits for the electrician" that became "el electricista espera al plomero". */
function reversedPeople(said: Side, written: Side, matches: Match[]): Match | undefined {
  const [one, two, ...more] = matches.filter(({ category }) => category === "people");
  if (!one || !two || more.length > 0 || two.written.first > one.written.first) return undefined;
  const isList = two.said.first - one.said.last <= 3 || one.written.first - two.written.last <= 3;
  const [spanish, first] = said.language === "es" ? [said, one.said] : [written, two.written];
  const isObject = [1, 2].some((by) => /^al?$/.test(spanish.tokens[first.first - by]?.bare ?? ""));
  return isList || isObject ? undefined : one;
}

/** What tells things apart of which one noun is left out: "the east door", "the red one". */
const APART = new Set("compass side height inside front colors age size length order".split(" "));

/** "White trim, gray walls" that became "moldura gris, paredes blancas". */
function reversedQualities(matches: Match[]): Match | undefined {
  const pairs = pairsOf(matches);
  const things = pairs.filter(
    ([one, two]) => (one.isNoun && two.isNoun) || (isOfAKind([one, two]) && APART.has(one.category)),
  );
  const qualities = pairs.filter(([one, two]) => !one.isNoun && !two.isNoun && isOfAKind([one, two]));
  for (const quality of qualities) {
    for (const thing of things) {
      if (thing[0].category === quality[0].category) continue;
      const isBound = alternate(thing, quality, "said") && alternate(thing, quality, "written");
      if (isBound && isTurned(thing) !== isTurned(quality)) return quality[0];
    }
  }
  return undefined;
}

const AND = /^(?:and|y|e)$/;
const OR = /^(?:or|o|u)$/;

/** "The owner or the architect" that became "el dueño y el arquitecto". */
function otherJoint(said: Side, written: Side, matches: Match[]): Match | undefined {
  if (said.negations() + written.negations() > 0) return undefined;
  const between = ({ tokens }: Side, one: Match["said"], two: Match["said"]) =>
    tokens.slice(one.last + 1, two.first).slice(0, 4);
  const isJoined = (words: readonly { bare: string }[], by: RegExp) =>
    words.length <= 3 && words.some(({ bare }) => by.test(bare));
  return matches.find((one, at) => {
    const two = matches[at + 1];
    if (!two || !isOfAKind([one, two])) return false;
    const [ours, theirs] = [between(said, one.said, two.said), between(written, one.written, two.written)];
    return (isJoined(ours, AND) && isJoined(theirs, OR)) || (isJoined(ours, OR) && isJoined(theirs, AND));
  });
}
