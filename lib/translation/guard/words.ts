import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import names from "./words/names.json" with { type: "json" };
import type { LanguageWith } from "@/lib/shared/language-rules";

/** The languages that the guard reads. */
export type GuardLanguage = LanguageWith<"guard">;

export type ByLanguage<T> = Readonly<Record<GuardLanguage, T>>;
export type Patterns = ByLanguage<RegExp>;

type List = keyof typeof en;

const LISTS: ByLanguage<Record<List, readonly string[]>> = { en, es };

function byLanguage<T>(list: List, read: (lines: readonly string[]) => T): ByLanguage<T> {
  return { en: read(LISTS.en[list]), es: read(LISTS.es[list]) };
}

export function wordsOf(list: List): ByLanguage<ReadonlySet<string>> {
  return byLanguage(list, (lines) => new Set(lines));
}

/** "one = 1", as a map. */
export function meaningsOf(list: List): ByLanguage<ReadonlyMap<string, string>> {
  return byLanguage(list, (lines) => new Map(lines.map((line) => halvesOf(line))));
}

export function numbersOf(list: List): ByLanguage<ReadonlyMap<string, number>> {
  const numbers = (lines: readonly string[]) =>
    lines.map(halvesOf).map(([word, value]) => [word, Number(value)] as const);
  return byLanguage(list, (lines) => new Map(numbers(lines)));
}

export function patternsOf(list: List, flags = "iu"): Patterns {
  return byLanguage(list, (lines) => patternOf(lines, flags));
}

/** The two halves of a line around ` = `. */
export function halvesOf(line: string): [string, string] {
  const [one = "", other = ""] = line.split(" = ");
  return [one, other];
}

/** Two patterns around ` <> `, each in English and Spanish around ` = `. */
export function pairOf(line: string): [Patterns, Patterns] {
  const [one = "", other = ""] = line.split(" <> ");
  return [inBoth(one), inBoth(other)];
}

function inBoth(half: string): Patterns {
  const [english, spanish] = halvesOf(half);
  return { en: patternOf([english]), es: patternOf([spanish]) };
}

/** One pattern for all of a list: of whole words, but for what is written after `-`. An `L` is any letter. */
export function patternOf(lines: readonly string[], flags = "iu"): RegExp {
  const [whole, free] = [
    lines.filter((line) => !line.startsWith("-")),
    lines.filter((line) => line.startsWith("-")),
  ];
  const all = [
    ...(whole.length > 0 ? [`(?<!L)(?:${whole.join("|")})(?!L)`] : []),
    ...free.map((line) => line.slice(1)),
  ];
  return new RegExp(all.join("|").replaceAll("L", String.raw`\p{L}`) || "(?!)", flags);
}

/** Numbers below a hundred, and Spanish hundreds. */
export const SMALL = numbersOf("numbers");
export const MULTIPLIERS = numbersOf("multipliers");
export const ORDINALS = numbersOf("ordinals");
/** Parts of one. */
export const PARTS = numbersOf("parts");
/** "A couple", "twice": said in numbers or not. */
export const LOOSE = numbersOf("loose");
/** Days, months and words for days. */
export const DATES = meaningsOf("dates");
/** Units of measure; they are compared where both texts name one. */
export const UNITS: ReadonlyMap<string, string> = new Map(
  Object.values(meaningsOf("units")).flatMap((units) => [...units]),
);
/** Names of people and shops that may begin a sentence, where a capital says nothing. */
export const NAMES: ReadonlySet<string> = new Set(names.names);

export const SIGNS: ReadonlyMap<string, string> = new Map([
  ...["'", "’", "′"].map((sign) => [sign, "foot"] as const),
  ...['"', "”", "″"].map((sign) => [sign, "inch"] as const),
  ["%", "percent"],
]);

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The number of a month that {@link DATES} names, or an English name that is also another word; 0 of anything else. */
export function monthNumber(name: string): number {
  return MONTHS.indexOf({ march: "mar", june: "jun" }[name] ?? name) + 1;
}

/** The name in {@link DATES} of a numbered month. */
export function monthOf(number: number): string | undefined {
  return MONTHS[number - 1];
}

export const STRONG = anchored("negations");
/** Sayings in which a negation negates nothing. */
export const SAYINGS = joined("sayings");
/** Sayings in which a number or a day counts nothing. */
export const IDIOMS = joined("idioms");

/** "Zero leaks" is no leak, "zero degrees" a number. */
export const COUNTED_ZERO =
  /\b(?:zero|cero)(?=\s+(?!degrees|grados|celsius|fahrenheit|point|punto|to|a\b|and|y\b|in\b|en\b|at\b)\p{L})/giu;

function joined(list: List): RegExp {
  return patternOf([...LISTS.en[list], ...LISTS.es[list]], "giu");
}

function anchored(list: List): Patterns {
  return byLanguage(list, (lines) => new RegExp(`^(?:${lines.join("|")})$`));
}
