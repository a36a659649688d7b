import { bareOf, type Token } from "./token";
import { type GuardLanguage, halvesOf, wordsOf } from "./words";
import actions from "./words/actions.json" with { type: "json" };
import amounts from "./words/amounts.json" with { type: "json" };
import buildings from "./words/buildings.json" with { type: "json" };
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
export interface Occurrence {
  bare: string;
  readings: readonly Reading[];
  /** Of its tokens; `last` is inclusive. */
  first: number;
  last: number;
}

interface Entries {
  exact: Map<string, Reading[]>;
  beginnings: Map<string, Reading[]>;
  /** The first words of sayings, two of each. */
  openings: Set<string>;
}

const MOST_WORDS = 4;
const LONGEST_BEGINNING = 12;

const LEXICON = build();

function build(): Readonly<Record<GuardLanguage, Entries>> {
  const entries = (): Entries => ({ exact: new Map(), beginnings: new Map(), openings: new Set() });
  const built = { en: entries(), es: entries() };
  let concept = 0;
  for (const [kinds, isNoun] of [
    [{ ...buildings, ...things, ...work, "//": [] }, true],
    [{ ...qualities, ...amounts, "//": [] }, false],
    [{ ...actions, "//": [] }, false],
  ] as const) {
    for (const [category, lines] of Object.entries(kinds)) {
      for (const line of lines) {
        concept += 1;
        const [english, spanish] = halvesOf(line);
        for (const word of english.split(","))
          add(built.en, word, "en", { concept, category, isNoun }, category in qualities);
        for (const word of spanish.split(",")) add(built.es, word, "es", { concept, category, isNoun });
      }
    }
  }
  return built;
}

function add(
  { exact, beginnings, openings }: Entries,
  entry: string,
  language: GuardLanguage,
  what: Omit<Reading, "isWeak">,
  compares = false,
) {
  const reading = { ...what, isWeak: entry.startsWith("~") };
  const word = bareOf(entry.replace("~", "").replaceAll("_", " "));
  const [, second] = word.split(" ");
  if (word.endsWith("*")) {
    const beginning = word.slice(0, -1);
    for (const one of language === "es" ? [beginning, ...respelled(beginning)] : [beginning])
      put(beginnings, one, reading);
  } else
    for (const form of [...formsOf(word, language), ...(compares ? comparativesOf(word) : [])]) {
      put(exact, form, reading);
      if (second !== undefined) openings.add(form.split(" ").slice(0, 2).join(" "));
    }
}

/** "Pegar, peguen", "sacar, saquen", "alzar, alcen". */
function respelled(beginning: string): string[] {
  const changed = { g: "gu", c: "qu", z: "c" }[beginning.at(-1) ?? ""];
  return changed === undefined ? [] : [beginning.slice(0, -1) + changed];
}

function put(map: Map<string, Reading[]>, key: string, reading: Reading) {
  const readings = map.get(key) ?? [];
  if (!readings.some(({ concept }) => concept === reading.concept)) map.set(key, [...readings, reading]);
}

/** "Darker", "deepest": what compares is named by the plain word. */
function comparativesOf(word: string): string[] {
  if (!/^[a-z]{3,8}$/.test(word) || /(?:er|est|ed|ing|ly|ous|al|ic)$/.test(word)) return [];
  const stem = word
    .replace(/y$/, "i")
    .replace(/e$/, "")
    .replace(/(?<=[^aeiou][aeiou])([bdgmnpt])$/, "$1$1");
  return [`${stem}er`, `${stem}est`];
}

function formsOf(word: string, language: GuardLanguage): string[] {
  if (word.endsWith("/")) return ["o", "a", "os", "as"].map((ending) => word.slice(0, -1) + ending);
  return [word, pluralOf(word, language)];
}

function pluralOf(word: string, language: GuardLanguage): string {
  if (language === "en") {
    if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, "ies");
    return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  }
  if (/z$/.test(word)) return word.replace(/z$/, "ces");
  // "Blocks", not "bloques".
  if (/[ckptgbm]$/.test(word)) return `${word}s`;
  return /[aeiou]$/.test(word) ? `${word}s` : `${word}es`;
}

/** What follows a short beginning, if it is a verb: "col-amos", not "col-egio". */
const ENDING =
  /^(?:a|e|o|i|as|es|an|en|ar|er|ir|ado|ada|idos?|idas?|ados|adas|ando|iendo|yendo|amos|emos|imos|aron|ieron|io|aba|aban|ia|ian|ara|aran|era|eran|ira|iran|aste|iste|ga|gan|gas|go|gamos|la|los|las|lo|le|les|me|nos)(?:me|nos|se|les?|los?|las?)?$/;
const SHORT = 4;

/** What the lexicon knows of a text, in its order. */
export function occurrencesIn(tokens: readonly Token[], language: GuardLanguage): Occurrence[] {
  const found: Occurrence[] = [];
  for (let at = 0; at < tokens.length;) {
    const occurrence =
      sayingAt(tokens, at, language) ?? apartAt(tokens, at, language) ?? wordAt(tokens, at, language);
    if (occurrence) found.push(occurrence);
    at = (occurrence?.last ?? at) + 1;
  }
  return found;
}

function sayingAt(tokens: readonly Token[], at: number, language: GuardLanguage): Occurrence | null {
  if (!LEXICON[language].openings.has(`${tokens[at]?.bare} ${tokens[at + 1]?.bare}`)) return null;
  for (let length = MOST_WORDS; length > 1; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ bare }) => bare);
    const bare = words.join(" ");
    const readings = words.length === length ? LEXICON[language].exact.get(bare) : undefined;
    if (readings)
      return {
        bare,
        readings: withFirstWord(readings, tokens[at], language),
        first: at,
        last: at + length - 1,
      };
  }
  return null;
}

const PARTICLE = /^(?:off|on|up|down|out|in|away|back|over|know)$/;
const VERB_WITH_PARTICLE =
  /^(?:take|takes|took|taking|taken|turn|turned|switch|shut|hook|hooked|plug|plugged|tear|tore|knock|throw|threw|clean|pick|picked|send|sent|bring|lock|pull|call|let)$/;
const FARTHEST_PARTICLE = 5;

/** "Take the old forms off": the saying, in whose middle something is named. */
function apartAt(tokens: readonly Token[], at: number, language: GuardLanguage): Occurrence | null {
  const verb = tokens[at]?.bare ?? "";
  if (language !== "en" || !VERB_WITH_PARTICLE.test(verb)) return null;
  for (let by = 2; by <= FARTHEST_PARTICLE; by += 1) {
    const particle = tokens[at + by]?.bare ?? ".";
    if (/^[.,;:!?\n]$/.test(particle)) return null;
    const readings = PARTICLE.test(particle) ? LEXICON.en.exact.get(`${verb} ${particle}`) : undefined;
    if (readings) return { bare: verb, readings, first: at, last: at };
  }
  return null;
}

/** "Más que" may be "only", and may be "more than". */
function withFirstWord(
  readings: readonly Reading[],
  first: Token | undefined,
  language: GuardLanguage,
): readonly Reading[] {
  const isSure = readings.some(({ isWeak }) => !isWeak);
  const alone = readingsOf(first?.bare ?? "", language);
  return [...readings, ...alone.filter(({ category }) => !isSure || category === "amount")];
}

function wordAt(tokens: readonly Token[], at: number, language: GuardLanguage): Occurrence | null {
  const bare = tokens[at]?.bare ?? "";
  const readings = readingsOf(bare, language);
  return readings.length > 0 ? { bare, readings, first: at, last: at } : null;
}

/** All that a single word may mean. */
export function readingsOf(bare: string, language: GuardLanguage): readonly Reading[] {
  const { exact, beginnings } = LEXICON[language];
  const known = exact.get(bare);
  if (NO_VERBS.en.has(bare) || NO_VERBS.es.has(bare)) return known ?? [];
  // "Carísima".
  const plain = language === "es" ? bare.replace(/isim(?=[oa]s?$)/, "") : bare;
  if (plain !== bare) return exact.get(plain) ?? [];
  const found = [...(known ?? [])];
  for (let length = Math.min(bare.length, LONGEST_BEGINNING); length > 1; length -= 1) {
    const begun = beginnings.get(bare.slice(0, length));
    if (begun && (length >= SHORT || ENDING.test(bare.slice(length)))) found.push(...begun);
  }
  return found;
}

/** Words that begin as a verb does and are none. */
const NO_VERBS = wordsOf("no verbs");
