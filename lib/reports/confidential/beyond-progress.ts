import { anyOf, wordsOf } from "./words";
import defects from "./words/defects.json" with { type: "json" };
import doubtful from "./words/doubtful-words.json" with { type: "json" };
import people from "./words/people-on-site.json" with { type: "json" };
import remarks from "./words/remarks.json" with { type: "json" };
import phrases from "./words/telling-phrases.json" with { type: "json" };
import words from "./words/telling-words.json" with { type: "json" };

/** What no sentence may do that reaches a customer by itself, besides using words that the check does not know. Each reads a plain text. */
export function isBeyondProgress(text: string): boolean {
  return (
    wordsOf(text).some((word) => TELLING_WORDS.has(word)) ||
    TELLING.some((pattern) => pattern.test(text)) ||
    [doesBesidesWork, reportsDefect, joinsRemark, isDoubtful].some((isBeyond) => isBeyond(text))
  );
}

/** Words that tell, in whichever sentence, what is left out, held back, said or thought, or taken from elsewhere. */
const TELLING_WORDS = new Set(words["telling words"]);

/** What a customer is to hear from a person. */
const TELLING_PHRASES = [
  "less than agreed",
  "out of true",
  "wrong place",
  "too early or unseen",
  "for a while only",
  "from elsewhere",
  "on paper",
  "people on site",
  "access to the house",
] as const;
const TELLING = TELLING_PHRASES.map((list) => anyOf(phrases[list], phrases));

/** People who work on site, and people who may be meant by "they". */
const PEOPLE = new Set(people.people);
/** What they do besides their work, and how they are. */
const BESIDES_WORK = new Set(people["besides work"]);
/** Words between the two. */
const NEAR = 5;

/** Whether a plain text says of people that they do anything but their work. */
function doesBesidesWork(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) => PEOPLE.has(word) && words.slice(at + 1, at + NEAR).some((after) => BESIDES_WORK.has(after)),
  );
}

const DEFECT = anyOf(defects.defect);
const REMEDY = anyOf(defects.remedy);
const RETURNS = anyOf(defects.returns);
const WET = anyOf(defects.wet);
const WEATHER = anyOf(defects.weather);
const HIDING = anyOf(defects.hiding);
const BURIED_THING = anyOf(defects["buried thing"]);
const LEFT_THERE = anyOf(defects["left there"]);
const OUT_OF_SIGHT = anyOf(defects["out of sight"]);
const LATE = anyOf(defects.late);
const NOBODY_CAUSES = anyOf(defects["nobody causes"]);

/** Whether a plain text tells of a defect and not how it is mended, of what was left out of sight, or of a delay that somebody causes. */
function reportsDefect(text: string): boolean {
  if (hasUnmendedDefect(text)) return true;
  if (WET.test(text) && !WEATHER.test(text) && !REMEDY.test(text)) return true;
  if (BURIED_THING.test(text) && LEFT_THERE.test(text) && OUT_OF_SIGHT.test(text)) return true;
  return LATE.test(text) && !NOBODY_CAUSES.test(text);
}

/** Whether a plain text names a defect and not how it is mended for good. */
export function hasUnmendedDefect(text: string): boolean {
  return DEFECT.test(text) && (RETURNS.test(text) || !REMEDY.test(text) || HIDING.test(text));
}

/** What gives a reason, and what restricts or contradicts what comes before it. */
const REASONS = anyOf(remarks.reasons);
const CONTRASTS = anyOf(remarks.contrasts);

/** Nobody decides on these, and holidays and dust are everybody's. */
const NATURE = anyOf(remarks.nature);
/** "All but the last wall, which follows tomorrow." */
const STILL_TO_COME = anyOf(remarks["to come"]);

/** Whether a plain text gives a reason other than the weather, or contradicts what it reports. */
function joinsRemark(text: string): boolean {
  if (NATURE.test(text)) return false;
  return REASONS.test(text) || (CONTRASTS.test(text) && !STILL_TO_COME.test(text));
}

/** Words that a report needs in one sense, and what must be in the sentence for it; in any other they tell what it must not. */
const WITH_SENSES = [
  "percent",
  "hours",
  "falls",
  "smells",
  "bottles",
  "permits",
  "photos",
  "hazards",
  "left",
  "old",
  "used",
] as const;
const DOUBTFUL = WITH_SENSES.map((list) => ({
  words: anyOf(doubtful[list]),
  sense: anyOf(doubtful[`${list}, in its sense`]),
}));

/** How an order to somebody begins. A customer is asked politely. */
const ORDER = new RegExp(String.raw`^\W*(?:${doubtful.orders.join("|")})(?!\p{L})`, "u");
const POLITE = anyOf(doubtful.polite);
const BELONGING =
  /^\W*(?:order|cover|mark|lock|pick|park|move|hold|turn|stop|wait|watch|show|vamos) (?:of|for|on|is|are|was|were|and|to|a|al|by|up)(?!\p{L})/u;

/** Whether a plain text has words in another sense than a report needs, or begins like an order. */
function isDoubtful(text: string): boolean {
  if (DOUBTFUL.some(({ words: some, sense }) => some.test(text) && !sense.test(text))) return true;
  return ORDER.test(text) && !POLITE.test(text) && !BELONGING.test(text);
}
