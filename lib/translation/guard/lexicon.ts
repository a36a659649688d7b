import type { Place } from "./doubt";
import { bareOf, placeOf, type Token } from "./token";
import { type ByLanguage, type GuardLanguage, halvesOf, wordsOf } from "./words";
import actions from "./words/actions.json" with { type: "json" };
import amounts from "./words/amounts.json" with { type: "json" };
import buildings from "./words/buildings.json" with { type: "json" };
import predicates from "./words/predicates.json" with { type: "json" };
import qualities from "./words/qualities.json" with { type: "json" };
import things from "./words/things.json" with { type: "json" };
import work from "./words/work.json" with { type: "json" };

/** One meaning of a word: a line of the lexicon, and the category in which others may take its place. */
interface Reading {
  concept: number;
  category: string;
  isNoun: boolean;
  /** The word often means something that the lexicon does not have. */
  isWeak: boolean;
}

/** A word or saying of a text that the lexicon knows, with all that it may mean. */
export interface Occurrence extends Place {
  bare: string;
  readings: readonly Reading[];
  /** Of its tokens; `last` is inclusive. */
  first: number;
  last: number;
}

interface Entries {
  exact: Map<string, Reading[]>;
  beginnings: Map<string, Reading[]>;
}

const MOST_WORDS = 4;
const LONGEST_BEGINNING = 12;

const LEXICON = build({ ...buildings, ...things, ...work }, { ...qualities, ...amounts, ...actions });
/** What is done or so, in any words that may stand for each other. */
const PREDICATES = build({}, predicates);
/** The first two words of sayings. */
const OPENINGS = { en: openingsIn(LEXICON.en), es: openingsIn(LEXICON.es) } as const;
/** Words that begin as a verb does and are none. */
const NO_VERBS = wordsOf("no verbs");

type Lists = Record<string, readonly string[]>;

function build(nouns: Lists, others: Lists): ByLanguage<Entries> {
  const entries = (): Entries => ({ exact: new Map(), beginnings: new Map() });
  const built = { en: entries(), es: entries() };
  const lists = [...Object.entries(nouns), ...Object.entries(others)].filter(
    ([category]) => category !== "//",
  );
  for (const [concept, [category, line]] of lists
    .flatMap(([name, lines]) => lines.map((one) => [name, one] as const))
    .entries())
    for (const [at, words] of halvesOf(line).entries())
      for (const entry of words.split(",")) {
        const reading = { concept, category, isNoun: category in nouns, isWeak: entry.startsWith("~") };
        add(at === 0 ? built.en : built.es, formsOf(entry, at === 0 ? "en" : "es"), reading);
      }
  return built;
}

function openingsIn({ exact }: Entries): ReadonlySet<string> {
  return new Set(
    [...exact.keys()].filter((key) => key.includes(" ")).map((key) => key.split(" ", 2).join(" ")),
  );
}

function add({ exact, beginnings }: Entries, forms: readonly string[], reading: Reading) {
  for (const form of forms) {
    const [map, key] = form.endsWith("*") ? [beginnings, form.slice(0, -1)] : [exact, form];
    const readings = map.get(key) ?? [];
    if (!readings.some(({ concept }) => concept === reading.concept)) map.set(key, [...readings, reading]);
  }
}

/** An entry's forms: "roj/" is rojo, roja, rojos and rojas; plurals are made. */
function formsOf(entry: string, language: GuardLanguage): string[] {
  const word = bareOf(entry.replace("~", "").replaceAll("_", " "));
  if (word.endsWith("*")) return [word];
  if (word.endsWith("/")) return ["o", "a", "os", "as"].map((ending) => word.slice(0, -1) + ending);
  if (language === "en" && /[^aeiou]y$/.test(word)) return [word, word.replace(/y$/, "ies")];
  if (language === "en") return [word, /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
  // "Blocks", not "bloques".
  return [
    word,
    word.endsWith("z") ? word.replace(/z$/, "ces") : /[aeiouckptgbm]$/.test(word) ? `${word}s` : `${word}es`,
  ];
}

/** What the lexicon knows of a text, in its order. */
export function occurrencesIn(tokens: readonly Token[], language: GuardLanguage): Occurrence[] {
  const found: Occurrence[] = [];
  for (let at = 0; at < tokens.length;) {
    const occurrence =
      sayingAt(tokens, at, language) ??
      occurrenceOf(tokens, [at, at], readingsOf(tokens[at]?.bare ?? "", language));
    if (occurrence) found.push(occurrence);
    at = (occurrence?.last ?? at) + 1;
  }
  return found;
}

function occurrenceOf(
  tokens: readonly Token[],
  [first, last]: [number, number],
  readings: readonly Reading[],
): Occurrence | null {
  const bare = tokens
    .slice(first, last + 1)
    .map((token) => token.bare)
    .join(" ");
  return readings.length > 0 ? { bare, readings, first, last, ...placeOf(tokens, first, last) } : null;
}

/** "Más que" may be "only", and may be "more than". */
function sayingAt(tokens: readonly Token[], at: number, language: GuardLanguage): Occurrence | null {
  if (!OPENINGS[language].has(`${tokens[at]?.bare} ${tokens[at + 1]?.bare}`)) return null;
  for (let last = Math.min(at + MOST_WORDS, tokens.length) - 1; last > at; last -= 1) {
    const words = tokens.slice(at, last + 1).map(({ bare }) => bare);
    const readings = LEXICON[language].exact.get(words.join(" ")) ?? [];
    const isSure = readings.some(({ isWeak }) => !isWeak);
    const alone = readingsOf(words[0] ?? "", language).filter(
      ({ category }) => !isSure || category === "amount",
    );
    if (readings.length > 0) return occurrenceOf(tokens, [at, last], [...readings, ...alone]);
  }
  return null;
}

/** What follows a short beginning, if it is a verb: "col-amos", not "col-egio". */
const ENDING =
  /^(?:a|e|o|i|as|es|an|en|ar|er|ir|ado|ada|idos?|idas?|ados|adas|ando|iendo|yendo|amos|emos|imos|aron|ieron|io|aba|aban|ia|ian|ara|aran|era|eran|ira|iran|aste|iste|ga|gan|gas|go|gamos|la|los|las|lo|le|les|me|nos)(?:me|nos|se|les?|los?|las?)?$/;
const SHORT = 4;

/** All that a single word may mean. */
export function readingsOf(bare: string, language: GuardLanguage): readonly Reading[] {
  const { exact, beginnings } = LEXICON[language];
  if (NO_VERBS.en.has(bare) || NO_VERBS.es.has(bare)) return exact.get(bare) ?? [];
  // "Carísima".
  const plain = language === "es" ? bare.replace(/isim(?=[oa]s?$)/, "") : bare;
  if (plain !== bare) return exact.get(plain) ?? [];
  const isVerb = (length: number) => length >= SHORT || ENDING.test(bare.slice(length));
  return [...(exact.get(bare) ?? []), ...begunBy(bare, beginnings, isVerb)];
}

/** The longest beginnings first. */
function begunBy(
  bare: string,
  beginnings: Entries["beginnings"],
  isVerb: (length: number) => boolean,
): Reading[] {
  const lengths = Array.from({ length: Math.min(bare.length, LONGEST_BEGINNING) - 1 }, (_, at) => at + 2);
  return lengths.reverse().flatMap((length) => {
    const readings = beginnings.get(bare.slice(0, length));
    return readings && isVerb(length) ? readings : [];
  });
}

/** Whether two words of this concept may stand for each other in saying what is done or so: the concepts of a word. */
export function predicatesOf(bare: string, language: GuardLanguage): number[] {
  const { exact, beginnings } = PREDICATES[language];
  return [...(exact.get(bare) ?? []), ...begunBy(bare, beginnings, () => true)].map(({ concept }) => concept);
}
