import type { Found } from "./doubt";
import type { Occurrence } from "./lexicon";
import { alternate, isOfAKind, isTurned, type Match, namedInBoth, pairsOf, type Side } from "./sides";
import { bareAt } from "./token";
import { BOTH, byLanguage, halvesOf, type Patterns, patternsOf, wordsOf } from "./words";

/** More in one sentence are not looked at. */
const MOST_MATCHES = 16;

/** Words that have changed places: what they say of each other is turned round. */
export function compareOrder(said: Side, written: Side, all: readonly Match[]): Found[] {
  const matches = all.slice(0, MOST_MATCHES);
  if (matches.length === 0) return [];
  const named = [...matches, ...namedInBoth(said, written)];
  const reversed =
    reversedAroundMarker(said, written, named) ??
    reversedRoles(said, written, named) ??
    reversedPeople(said, written, matches) ??
    reversedGroups(said, written, { all: matches, of: sequenceOf }) ??
    reversedGroups(said, written, { all: matches, of: effectOf }) ??
    reversedQualities(matches) ??
    otherJoint(said, written, matches) ??
    otherAddressee(said, written, named) ??
    exchangedAmong(named);
  return reversed ? [{ kind: "name", said: reversed.said, written: reversed.written }] : [];
}

type Finder = (said: Side, written: Side, matches: readonly Match[]) => Match | undefined;

/** Words after which comes what they say of the rest: "before", "than". */
const MARKERS = BOTH.markers
  .map(halvesOf)
  .map(([en, es]): Patterns => ({ en: wordsOf([en]), es: wordsOf([es]) }));

/** "Sand before you paint" that became "pinta antes de lijar": what comes after the word was before it. */
const reversedAroundMarker: Finder = (said, written, matches) => {
  for (const marker of MARKERS) {
    const [one, other] = [clauseAfter(said, marker), clauseAfter(written, marker)];
    if (!one || !other) continue;
    const isIn = ({ first }: Occurrence, [from, to]: [number, number]) => first > from && first < to;
    const moved = matches.filter((match) => isIn(match.written, other));
    const isNamed = [...said.found, ...matches.map((match) => match.said)].some((word) => isIn(word, one));
    if (moved[0] && isNamed && moved.every((match) => match.said.last < one[0])) return moved[0];
  }
  return undefined;
};

/** From where to where the words are after the only one of a kind, up to the next comma. */
function clauseAfter({ tokens, language }: Side, marker: Patterns): [number, number] | null {
  const [from = 0, ...more] = tokens.flatMap(({ bare }, at) => (marker[language].test(bare) ? [at] : []));
  // "Sin haber probado antes la alarma": before nothing that is named.
  const isLoose = /^(?:antes|despues)$/.test(bareAt(tokens, from)) && bareAt(tokens, from + 1) !== "de";
  if (from < 1 || more.length > 0 || isLoose) return null;
  const end = tokens.findIndex(({ bare }, at) => at > from && /^(?:[,;:.!?\n]|and|but|y|pero)$/.test(bare));
  return [from, end === -1 ? tokens.length : end];
}

const FROM = byLanguage("from", wordsOf);
const TO = byLanguage("to", wordsOf);

/** "From the yard to the garage" that became "de la cochera al patio". */
const reversedRoles: Finder = (said, written, matches) => {
  const isAfter = (words: Patterns, { tokens, language }: Side, { first }: Occurrence) =>
    [1, 2].some((by) => words[language].test(bareAt(tokens, first - by)));
  const one = matches.find((match) => isAfter(FROM, said, match.said) && isAfter(TO, written, match.written));
  const other = matches.find(
    (match) => isAfter(TO, said, match.said) && isAfter(FROM, written, match.written),
  );
  // The "de" of "la manguera del hidrante" is no "from".
  const isSure =
    one?.category === other?.category ||
    [said, written].some(({ words }) => words.has("desde") || words.has("hasta"));
  return other && isSure ? one : undefined;
};

/** "The plumber waits for the electrician" that became "el electricista espera al plomero". */
const reversedPeople: Finder = (said, written, matches) => {
  const [one, two, ...more] = matches.filter(({ category }) => category === "people");
  if (!one || !two || more.length > 0 || two.written.first > one.written.first) return undefined;
  const isList = two.said.first - one.said.last <= 3 || one.written.first - two.written.last <= 3;
  const [{ tokens }, { first }] = said.language === "es" ? [said, one.said] : [written, two.written];
  const isObject = [1, 2].some((by) => /^al?$/.test(bareAt(tokens, first - by)));
  return isList || isObject ? undefined : one;
};

/** Tells which words of a sentence are in what is done later, or is caused; undefined where that is unknown. */
type Grouping = (side: Side) => ((word: Occurrence) => boolean) | undefined;

/**
 * "First the kitchen, then the bath" that became "primero el baño y luego la cocina", or "la cocina después del baño"; "they took the
 * brace off, and so the wall leaned" that became "the wall leaned, and so they took the brace off".
 */
function reversedGroups(said: Side, written: Side, { all, of }: { all: readonly Match[]; of: Grouping }) {
  const matches = all.filter(({ category }) => category !== "order" && category !== "sequence");
  const [one, other] = [of(said), of(written)];
  if (!one || !other || matches.length < 2) return undefined;
  const moved = matches.filter((match) => one(match.said) !== other(match.written));
  const toLater = moved.filter((match) => other(match.written));
  if (moved.length === matches.length && toLater.length > 0 && toLater.length < moved.length)
    return toLater[0];
  return pairsOf(moved).find(
    ([a, b]) => a.isNoun === b.isNoun && toLater.includes(a) !== toLater.includes(b),
  )?.[0];
}

const LATER_FOLLOWS = byLanguage("later follows", (lines) => new RegExp(`^(?:${lines.join("|")})`));
const EARLIER_FOLLOWS = byLanguage("earlier follows", (lines) => new RegExp(`^(?:${lines.join("|")})`));

/** Which words are in what is done later; undefined where no word says so, or several do. */
function sequenceOf({ tokens, language }: Side): ((word: Occurrence) => boolean) | undefined {
  const [mark, ...more] = tokens.flatMap(({ bare }, at) => {
    const words = `${bare} ${bareAt(tokens, at + 1)}`;
    if (LATER_FOLLOWS[language].test(words)) return [{ at, isLater: true }];
    return EARLIER_FOLLOWS[language].test(words) ? [{ at, isLater: false }] : [];
  });
  if (!mark || more.length > 0) return undefined;
  const end = tokens.findIndex(({ bare }, at) => at > mark.at && /^[,;:.!?\n]$/.test(bare));
  return ({ first }) => (first > mark.at && (end === -1 || first < end)) === mark.isLater;
}

/** Words after which comes what follows from the rest of the sentence, and those after which comes its cause. */
const EFFECT_FOLLOWS = patternsOf("effect follows", "giu");
const CAUSE_FOLLOWS = patternsOf("cause follows", "giu");

/** Which words are in what follows; undefined where no such word is, or several. */
function effectOf({ text, start, language }: Side): ((word: Occurrence) => boolean) | undefined {
  const effects = [...text.matchAll(EFFECT_FOLLOWS[language])];
  const [mark, ...more] = [...effects, ...text.matchAll(CAUSE_FOLLOWS[language])];
  if (!mark || more.length > 0) return undefined;
  return (word) => word.start - start > mark.index === effects.length > 0;
}

/** What tells things apart of which one noun is left out: "the east door", "the red one". */
const APART = new Set(BOTH["tells apart alone"]);

/** "White trim, gray walls" that became "moldura gris, paredes blancas". */
function reversedQualities(matches: readonly Match[]): Match | undefined {
  const pairs = pairsOf(matches);
  const things = pairs.filter(
    ([one, two]) => (one.isNoun && two.isNoun) || (isOfAKind([one, two]) && APART.has(one.category)),
  );
  return pairs.find(
    (quality) =>
      quality.every(({ isNoun }) => !isNoun) &&
      isOfAKind(quality) &&
      things.some(
        (thing) =>
          thing[0].category !== quality[0].category &&
          isTurned(thing) !== isTurned(quality) &&
          alternate(thing, quality),
      ),
  )?.[0];
}

const JOINTS = BOTH.joints.map((joint) => wordsOf([joint]));

/** "The owner or the architect" that became "el dueño y el arquitecto". */
const otherJoint: Finder = (said, written, matches) => {
  if (said.negations.length + written.negations.length > 0) return undefined;
  const jointIn = ({ tokens }: Side, one: Occurrence, two: Occurrence) => {
    const words = tokens.slice(one.last + 1, two.first);
    return words.length > 3 ? -1 : JOINTS.findIndex((joint) => words.some(({ bare }) => joint.test(bare)));
  };
  return matches.find((one, at) => {
    const two = matches[at + 1];
    if (!two || !isOfAKind([one, two])) return false;
    const [ours, theirs] = [jointIn(said, one.said, two.said), jointIn(written, one.written, two.written)];
    return ours !== theirs && ours >= 0 && theirs >= 0;
  });
};

const CALLING = patternsOf("calling");
const ARTICLE = byLanguage("article", wordsOf);

/** "Tell the owner that the architect is coming" that became "díganle al arquitecto que viene el dueño". */
const otherAddressee: Finder = (said, written, matches) => {
  const isCalled = ({ tokens, language }: Side, { first }: Occurrence) => {
    const word = (by: number) => bareAt(tokens, first - by);
    const at = ARTICLE[language].test(word(1)) ? 2 : 1;
    if (language === "es") return /^al?$/.test(word(at)) && CALLING.es.test(word(at + 1));
    return CALLING.en.test(word(at)) || (word(at) === "let" && word(-1) === "know");
  };
  const people = matches.filter(({ category }) => category === "people" || category === "name");
  const [one, ...more] = people.filter((match) => isCalled(said, match.said));
  const [other, ...others] = people.filter((match) => isCalled(written, match.written));
  return one && other && more.length + others.length === 0 && one !== other ? one : undefined;
};

/** Of these, each text has some that belong to nothing. */
const LOOSE = new Set(BOTH["exchanges nothing"]);

/**
 * Two things of a kind that have changed places while all that stands between them stayed: "the left column is tied, the right one
 * on Friday" that became "the right column is tied, the left one on Friday".
 */
function exchangedAmong(matches: readonly Match[]): Match | undefined {
  const pairs = pairsOf(matches);
  return pairs.find((pair) => {
    if (!isOfAKind(pair) || !isTurned(pair) || LOOSE.has(pair[0].category)) return false;
    const bound = pairs.filter((other) => !other.some((one) => pair.includes(one)) && alternate(pair, other));
    return bound.length > 0 && !bound.some(isTurned);
  })?.[0];
}
