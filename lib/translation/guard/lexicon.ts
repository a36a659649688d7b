import type { Place } from "./doubt";
import { bareAt, bareOf, phraseAt, placeOf, type Token } from "./token";
import { type ByLanguage, type GuardLanguage, byLanguage, halvesOf, wordsOf } from "./words";
import actions from "./words/actions.json" with { type: "json" };
import amounts from "./words/amounts.json" with { type: "json" };
import buildings from "./words/buildings.json" with { type: "json" };
import cognates from "./words/cognates.json" with { type: "json" };
import predicates from "./words/predicates.json" with { type: "json" };
import qualities from "./words/qualities.json" with { type: "json" };
import things from "./words/things.json" with { type: "json" };
import work from "./words/work.json" with { type: "json" };

/** One meaning of a word: a line of the lexicon, and the category in which others may take its place. */
export interface Reading {
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
  /** The first two words of sayings. */
  openings: Set<string>;
}

const MOST_WORDS = 4;
const LONGEST_BEGINNING = 12;

const LEXICON = build({ ...buildings, ...things, ...work }, { ...qualities, ...amounts, ...actions });
/** What is done or so, in any words that may stand for each other. */
const PREDICATES = build({}, predicates);
const COGNATES = build(cognates, {});
/** Words that begin as a verb does and are none. */
const NO_VERBS = byLanguage("no verbs", wordsOf);

type Lists = Record<string, readonly string[]>;

function build(nouns: Lists, others: Lists): ByLanguage<Entries> {
  const entries = (): Entries => ({ exact: new Map(), beginnings: new Map(), openings: new Set() });
  const built = { en: entries(), es: entries() };
  let concept = 0;
  for (const [category, lines] of [...Object.entries(nouns), ...Object.entries(others)])
    for (const line of category === "//" ? [] : lines) {
      const [english, spanish] = halvesOf(line);
      const what = { concept: (concept += 1), category, isNoun: category in nouns };
      for (const entry of english.split(","))
        add(built.en, formsOf(entry, "en"), { ...what, isWeak: entry.startsWith("~") });
      for (const entry of spanish.split(","))
        add(built.es, formsOf(entry, "es"), { ...what, isWeak: entry.startsWith("~") });
    }
  return built;
}

function add({ exact, beginnings, openings }: Entries, forms: readonly string[], reading: Reading) {
  for (const form of forms) {
    const [map, key] = form.endsWith("*") ? [beginnings, form.slice(0, -1)] : [exact, form];
    const readings = map.get(key) ?? [];
    if (!readings.some(({ concept }) => concept === reading.concept)) map.set(key, [...readings, reading]);
    if (form.includes(" ")) openings.add(form.split(" ", 2).join(" "));
  }
}

/** An entry's forms: "roj/" is rojo, roja, rojos and rojas; plurals are made. */
function formsOf(entry: string, language: GuardLanguage): string[] {
  const word = bareOf(entry.replace("~", "").replaceAll("_", " "));
  if (word.endsWith("*")) return [word];
  if (word.endsWith("/")) return ["o", "a", "os", "as"].map((ending) => word.slice(0, -1) + ending);
  if (language === "es" && word.endsWith("z")) return [word, word.replace(/z$/, "ces")];
  if (language === "en" && /[^aeiou]y$/.test(word)) return [word, word.replace(/y$/, "ies")];
  // "Blocks", not "bloques".
  const isLong = language === "es" ? !/[aeiouckptgbm]$/.test(word) : /(?:s|x|ch|sh)$/.test(word);
  return [word, isLong ? `${word}es` : `${word}s`];
}

/** What the lexicon knows of a text, in its order. */
export function occurrencesIn(tokens: readonly Token[], language: GuardLanguage): Occurrence[] {
  const found: Occurrence[] = [];
  for (let at = 0; at < tokens.length;) {
    const [readings, last] = sayingAt(tokens, at, language) ?? [readingsOf(bareAt(tokens, at), language), at];
    const bare = phraseAt(tokens, at, last - at + 1);
    if (readings.length > 0) found.push({ bare, readings, first: at, last, ...placeOf(tokens, at, last) });
    at = last + 1;
  }
  return found;
}

/** The saying that begins at a token, and its last one. "Más que" may be "only", and may be "more than". */
function sayingAt(tokens: readonly Token[], at: number, language: GuardLanguage): [Reading[], number] | null {
  const { exact, openings } = LEXICON[language];
  if (!openings.has(phraseAt(tokens, at, 2))) return null;
  for (let last = at + MOST_WORDS - 1; last > at; last -= 1) {
    const readings = exact.get(phraseAt(tokens, at, last - at + 1)) ?? [];
    const isSure = readings.some(({ isWeak }) => !isWeak);
    const alone = readingsOf(bareAt(tokens, at), language);
    if (readings.length > 0)
      return [[...readings, ...alone.filter(({ category }) => !isSure || category === "amount")], last];
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
  if (NO_VERBS.en.test(bare) || NO_VERBS.es.test(bare)) return exact.get(bare) ?? [];
  // "Carísima".
  const plain = language === "es" ? bare.replace(/isim(?=[oa]s?$)/, "") : bare;
  if (plain !== bare) return exact.get(plain) ?? [];
  return [...(exact.get(bare) ?? []), ...begunBy(bare, beginnings, true)];
}

/** The longest beginnings first. */
function begunBy(bare: string, beginnings: Entries["beginnings"], areVerbs = false): Reading[] {
  const found: Reading[] = [];
  for (let length = Math.min(bare.length, LONGEST_BEGINNING); length > 1; length -= 1) {
    const begun = beginnings.get(bare.slice(0, length));
    if (begun && (!areVerbs || length >= SHORT || ENDING.test(bare.slice(length)))) found.push(...begun);
  }
  return found;
}

/** The lines of predicates.json that a word is on: words of one line may stand for each other. */
export function predicatesOf(bare: string, language: GuardLanguage): number[] {
  return linesIn(PREDICATES[language], bare);
}

/** The lines of cognates.json that a word is on, in either language. */
export function thingsOf(bare: string): number[] {
  return [...linesIn(COGNATES.en, bare), ...linesIn(COGNATES.es, bare)];
}

function linesIn({ exact, beginnings }: Entries, bare: string): number[] {
  return [...(exact.get(bare) ?? []), ...begunBy(bare, beginnings)].map(({ concept }) => concept);
}

/** Whether two words name things that are known in both languages, and not the same one. A word left as it was names the same. */
export function isOtherThing(word: string, translated: string): boolean {
  const [ones, others] = [thingsOf(word), thingsOf(translated)];
  return ones.length > 0 && others.length > 0 && !ones.some((one) => others.includes(one));
}

/** Whether two words are known as the same thing in both languages, or begin alike: "galvanized", "galvanizados". */
export function isSameThing(word: string, translated: string): boolean {
  const isAlike = word.length >= ALIKE && word.slice(0, ALIKE) === translated.slice(0, ALIKE);
  return isAlike || thingsOf(word).some((one) => thingsOf(translated).includes(one));
}

const ALIKE = 6;
