import type { Doubt } from "./doubt";
import type { Occurrence } from "./lexicon";
import { doubtOf, type Side } from "./sides";

/** A word of the original and the only one of the translation that means the same. */
interface Match {
  category: string;
  isNoun: boolean;
  said: Occurrence;
  written: Occurrence;
}

/** More in one sentence are not looked at. */
const MOST_MATCHES = 16;

/** Words that have changed places: what they say of each other is turned round. */
export function compareOrder(said: Side, written: Side): Doubt[] {
  const matches = matchesOf(said, written).slice(0, MOST_MATCHES);
  const turned =
    turnedAroundMarker(said, written, matches) ??
    turnedRoles(said, written, matches) ??
    turnedPeople(said, written, matches) ??
    turnedSequence(said, written, matches) ??
    turnedQualities(matches);
  return turned ? [doubtOf("name", said, turned.said, written, turned.written)] : [];
}

function matchesOf(said: Side, written: Side): Match[] {
  const [saidBy, writtenBy] = [byConcept(said), byConcept(written)];
  const seen = new Set<Occurrence>();
  return said.found.flatMap((one) => {
    for (const { concept, category, isNoun } of one.readings) {
      const other = writtenBy.get(concept);
      if (other?.length !== 1 || saidBy.get(concept)?.length !== 1 || !other[0] || seen.has(other[0]))
        continue;
      seen.add(other[0]);
      return [{ category, isNoun, said: one, written: other[0] }];
    }
    return [];
  });
}

function byConcept({ found }: Side) {
  const map = new Map<number, Occurrence[]>();
  for (const occurrence of found)
    for (const { concept } of occurrence.readings)
      map.set(concept, [...(map.get(concept) ?? []).slice(0, 1), occurrence]);
  return map;
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
function turnedAroundMarker(said: Side, written: Side, matches: Match[]): Match | undefined {
  for (const marker of MARKERS) {
    const [one, other] = [clauseAfter(said, marker), clauseAfter(written, marker)];
    if (!one || !other) continue;
    const [inSaid, inWritten] = [
      matches.filter((match) => isWithin(match.said, one)),
      matches.filter((match) => isWithin(match.written, other)),
    ];
    const isTurned =
      inWritten.length > 0 &&
      hasWords(said, one) &&
      !inWritten.some((match) => inSaid.includes(match)) &&
      inWritten.every((match) => match.said.last < one.from);
    if (isTurned) return inWritten[0];
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
function turnedRoles(said: Side, written: Side, matches: Match[]): Match | undefined {
  const isAfter = ({ tokens, language }: Side, { first }: Occurrence, words: typeof FROM | typeof TO) =>
    [1, 2].some((by) => words[language].test(tokens[first - by]?.bare ?? ""));
  const turned = (wasOne: typeof FROM | typeof TO, isOther: typeof FROM | typeof TO) =>
    matches.find((match) => isAfter(said, match.said, wasOne) && isAfter(written, match.written, isOther));
  const [one, other] = [turned(FROM, TO), turned(TO, FROM)];
  return one && other && one.category === other.category ? one : undefined;
}

/** "The plumber waits for the electrician" that became "el electricista espera al plomero". */
function turnedPeople(said: Side, written: Side, matches: Match[]): Match | undefined {
  const [one, two, ...more] = matches.filter(({ category }) => category === "people");
  if (!one || !two || more.length > 0 || two.written.first > one.written.first) return undefined;
  const isList = two.said.first - one.said.last <= 3 || one.written.first - two.written.last <= 3;
  const [spanish, first] = said.language === "es" ? [said, one.said] : [written, two.written];
  const isObject = [1, 2].some((by) => /^al?$/.test(spanish.tokens[first.first - by]?.bare ?? ""));
  return isList || isObject ? undefined : one;
}

const THEN = { en: /^(?:then|afterwards)$/, es: /^(?:luego|despues|enseguida)$/ } as const;
const TURNS = /^(?:before|after|antes|until|hasta)$/;

/** "First the kitchen, then the bath" that became "primero el baño y luego la cocina". */
function turnedSequence(said: Side, written: Side, matches: Match[]): Match | undefined {
  const isSequence = ({ tokens, language }: Side) =>
    tokens.some(({ bare }) => THEN[language].test(bare)) && !tokens.some(({ bare }) => TURNS.test(bare));
  if (!isSequence(said) || !isSequence(written)) return undefined;
  return pairsOf(matches).find(([one, two]) => one.category === two.category && isTurned([one, two]))?.[0];
}

/** "White trim, gray walls" that became "moldura gris, paredes blancas". */
function turnedQualities(matches: Match[]): Match | undefined {
  const pairs = pairsOf(matches);
  const nouns = pairs.filter(([one, two]) => one.isNoun && two.isNoun);
  const qualities = pairs.filter(([one, two]) => !one.isNoun && one.category === two.category);
  for (const quality of qualities) {
    for (const noun of nouns) {
      const isBound = alternate(noun, quality, "said") && alternate(noun, quality, "written");
      if (isBound && isTurned(noun) !== isTurned(quality)) return quality[0];
    }
  }
  return undefined;
}

function pairsOf(matches: Match[]): [Match, Match][] {
  return matches.flatMap((one, at) => matches.slice(at + 1).map((two): [Match, Match] => [one, two]));
}

function isTurned([one, two]: [Match, Match]): boolean {
  return one.said.first < two.said.first !== one.written.first < two.written.first;
}

/** Whether each noun has one of the qualities at its side. */
function alternate(nouns: [Match, Match], qualities: [Match, Match], side: "said" | "written"): boolean {
  const order = [...nouns, ...qualities].sort((a, b) => a[side].first - b[side].first);
  return order.every(({ isNoun }, at) => at === 0 || isNoun !== order[at - 1]?.isNoun);
}
