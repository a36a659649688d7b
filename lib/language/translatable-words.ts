import { BRANDS, ENGLISH, SPANISH } from "./words";
import { withoutEndlessWords } from "@/lib/kernel/bounded-words";

/** Further on, a text is in the languages that it begins in. In UTF-16 units. */
const READ = 2_000;

const CODES = [
  /(?:https?:\/\/|www\.)\S+/gi,
  /(?<!\S)@\p{L}[\p{L}.]*/gu, // @June
  /["“”«»][^"“”«»\n]{1,200}["“”«»]/g, // what is quoted stays as it is
  /\b\d+ (?:[NSEWO]\.? )?\p{Lu}[\p{L}]* (?:St|Ave|Rd|Blvd|Dr|Ln|Ct|Hwy)\b\.?/gu, // 1234 Elm St
  /(?<=\d\s?)(?:a\.?m|p\.?m|psi|yd|yds|ft|in|mm|cm|m|km|kg|lb|lbs|sq|kw|v|hz|oc|o\.c)\b\.?/gi,
];

const WORD = /\p{L}[\p{L}'’-]*/gu;

/** A word without accents, case and apostrophes: how lists of words hold it. */
export function normalizeWord(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’]/g, "");
}

/** The words of a text that a translation could change: without codes, numbers, addresses, quotations and names. */
export function translatableWords(text: string, names: readonly string[] = []): string[] {
  const named = withoutNames(beginningOf(text), names);
  const coded = CODES.reduce((rest, code) => rest.replaceAll(code, " "), withoutTokens(named, isEmail));
  const plain = withoutTokens(coded, hasDigit);
  const words = plain.match(WORD) ?? [];
  const isShouted = plain === plain.toUpperCase() && (words.length > 2 || words.some(isPlainWord));
  const kept = words.filter((word) => !isBrand(word) && (isShouted || !isAbbreviation(word)));
  // 4 x 6: letters alone say nothing.
  return kept.some((word) => word.length > 1) ? kept : [];
}

function beginningOf(text: string): string {
  return withoutEndlessWords(text)
    .replaceAll(/\s{2,}/g, "\n")
    .trimStart()
    .slice(0, READ);
}

/** Token by token: a pattern that looks for one within a text goes back at each of its characters. */
function withoutTokens(text: string, isDropped: (token: string) => boolean): string {
  return text.replaceAll(/\S+/g, (token) => (isDropped(token) ? " " : token));
}

function isEmail(token: string): boolean {
  const at = token.indexOf("@");
  const dot = token.indexOf(".", at + 2);
  return at > 0 && dot > 0 && dot < token.length - 1;
}

function hasDigit(token: string): boolean {
  return /\d/.test(token);
}

/** As whole words, in any case: on a phone, names are typed without capitals too. */
function withoutNames(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const known = patterns.get(names) ?? anyOf(names);
  patterns.set(names, known);
  return text.replaceAll(known, " ");
}

/** One for all texts of a project: a pattern for each of its names takes longer than all else that is made of a text. */
const patterns = new WeakMap<readonly string[], RegExp>();

function anyOf(names: readonly string[]): RegExp {
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length);
  const each = longestFirst.map((name) =>
    isPlainWord(name) ? RegExp.escape(name) : `(?i:${RegExp.escape(name)})`,
  );
  return new RegExp(`(?<![\\p{L}\\d])(?:${each.join("|") || "(?!)"})(?![\\p{L}\\d])`, "gu");
}

function isBrand(word: string): boolean {
  return /^\p{Lu}/u.test(word) && BRANDS.has(normalizeWord(word));
}

/** ROOF, LISTO: no abbreviation, even in capitals. */
function isPlainWord(word: string): boolean {
  return ENGLISH.has(normalizeWord(word)) || SPANISH.has(normalizeWord(word));
}

/** RFI, PO, HVAC, OK: the same in both languages. */
function isAbbreviation(word: string): boolean {
  return normalizeWord(word) === "ok" || /^\p{Lu}{1,4}$/u.test(word);
}
