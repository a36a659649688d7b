import both from "./words/both.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import names from "./words/names.json" with { type: "json" };
import type { LanguageWith } from "@/lib/shared/language-rules";

/** The languages that the guard reads. */
export type GuardLanguage = LanguageWith<"guard">;

export type ByLanguage<T> = Readonly<Record<GuardLanguage, T>>;
export type Patterns = ByLanguage<RegExp>;
type Lines = readonly string[];

const LISTS: ByLanguage<Record<keyof typeof en, Lines>> = { en, es };

/** A list of each language, read as lines. */
export function byLanguage<T>(list: keyof typeof en, read: (lines: Lines) => T): ByLanguage<T> {
  return { en: read(LISTS.en[list]), es: read(LISTS.es[list]) };
}

export function patternsOf(list: keyof typeof en, flags = "iu"): Patterns {
  return byLanguage(list, (lines) => patternOf(lines, flags));
}

/** For single words. */
export function wordsOf(lines: Lines): RegExp {
  return new RegExp(`^(?:${lines.join("|")})$`);
}

/** "one = 1", as a map. */
export function meaningsOf(lines: Lines): ReadonlyMap<string, string> {
  return new Map(lines.map(halvesOf));
}

export function numbersOf(lines: Lines): ReadonlyMap<string, number> {
  return new Map([...meaningsOf(lines)].map(([word, value]) => [word, Number(value)]));
}

/** The two halves of a line around ` = `. */
export function halvesOf(line: string): [string, string] {
  const [one = "", other = ""] = line.split(" = ");
  return [one, other];
}

/** Two patterns around ` <> `, each in English and Spanish around ` = `. */
export function pairOf(line: string): [Patterns, Patterns] {
  const inBoth = (half: string): Patterns => {
    const [english, spanish] = halvesOf(half);
    return { en: patternOf([english]), es: patternOf([spanish]) };
  };
  const [one = "", other = ""] = line.split(" <> ");
  return [inBoth(one), inBoth(other)];
}

/** One pattern for all of a list: of whole words, but for what is written after `-`. An `L` is any letter. */
export function patternOf(lines: Lines, flags = "iu"): RegExp {
  const whole = lines.filter((line) => !line.startsWith("-")).join("|") || "(?!)";
  const free = lines.flatMap((line) => (line.startsWith("-") ? [line.slice(1)] : []));
  const all = [`(?<!L)(?:${whole})(?!L)`, ...free].join("|");
  return new RegExp(all.replaceAll("L", String.raw`\p{L}`), flags);
}

/** Numbers below a hundred, and Spanish hundreds. */
export const SMALL = byLanguage("numbers", numbersOf);
export const MULTIPLIERS = byLanguage("multipliers", numbersOf);
export const ORDINALS = byLanguage("ordinals", numbersOf);
/** Parts of one. */
export const PARTS = byLanguage("parts", numbersOf);
/** "A couple", "twice": said in numbers or not. */
export const LOOSE = byLanguage("loose", numbersOf);
/** Days, months and words for days. */
export const DATES = byLanguage("dates", meaningsOf);
/** Units of measure; they are compared where both texts name one. */
export const UNITS = meaningsOf([...en.units, ...es.units]);
/** Names of people and shops that may begin a sentence, where a capital says nothing. */
export const NAMES: ReadonlySet<string> = new Set(names.names);

/** Words that say no. */
export const STRONG = byLanguage("negations", wordsOf);
/** Sayings in which a negation negates nothing. */
export const SAYINGS = patternOf([...en.sayings, ...es.sayings], "giu");
/** Sayings in which a number or a day counts nothing. */
export const IDIOMS = patternOf([...en.idioms, ...es.idioms], "giu");

/** "Zero leaks" is no leak, "zero degrees" a number. */
export const COUNTED_ZERO =
  /\b(?:zero|cero)(?=\s+(?!degrees|grados|celsius|fahrenheit|point|punto|to|a\b|and|y\b|in\b|en\b|at\b)\p{L})/giu;

/** What belongs to both languages. */
export const BOTH: Readonly<Record<keyof typeof both, Lines>> = both;
