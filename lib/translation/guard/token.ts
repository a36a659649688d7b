import type { Place } from "./doubt";
import { MULTIPLIERS, ORDINALS, PARTS, SMALL, UNITS } from "./words";
import { withoutEndlessWords } from "@/lib/kernel/bounded-words";

/** A stretch of a text: a word, a number, a sign. `bare` is without accents, case and apostrophes. */
export interface Token extends Place {
  text: string;
  bare: string;
}

/** Something that a translation must keep: a number, a day, a code. */
export interface Fact extends Place {
  /** Normalized values: facts with a key in common are equal. */
  keys: string[];
  unit?: string | undefined;
  kind: "number" | "date";
  /** A text may leave it out: "a window", "one of them". */
  isOptional?: boolean;
}

/**
 * Codes, numbers with their separators and fractions, words, and the signs that mean something beside a number. Each repetition
 * is bounded where it may be tried at every character of a run.
 */
const TOKEN = new RegExp(
  [
    String.raw`(?<![^\s@])[^\s@]+@[^\s@]+\.\w+`,
    String.raw`\(?\d{3}\)?[ -.]\d{3}[ -.]\d{4}(?!\d)`, // telephone
    String.raw`\d{0,15}[½¼¾⅓⅔⅛⅜⅝⅞]`,
    String.raw`\d{1,2}:\d{2}`,
    String.raw`\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,15})?(?!\d)`,
    String.raw`\d{1,15}[.,]\d{1,15}`,
    String.raw`\d{1,15}/\d{1,15}(?:/\d{1,15})?`,
    String.raw`\d{1,15}(?=x\d)`,
    String.raw`(?<=\d)x(?=\d)`,
    String.raw`\d{1,15}(?:st|nd|rd|th|am|pm|ft|in|mm|cm|m|kg|lb|lbs|yd|yds|hr|hrs|min|s|º|ª)?(?![\p{L}\d-])`,
    String.raw`#\d{1,15}`,
    String.raw`[\p{L}\d]{1,40}(?:-\p{L}{0,40}\d[\p{L}\d]{0,40}){1,10}`,
    String.raw`\p{L}{1,40}\d[\p{L}\d]{0,40}|\d{1,15}\p{L}[\p{L}\d]{0,40}`, // LUS28, 4B
    String.raw`\d{1,15}`,
    String.raw`\p{L}(?:[\p{L}'’]*\p{L})?(?:-\p{L}+)*`,
    String.raw`['"’”″′$%]`,
    String.raw`\n(?!\n)|[.!?…;,:¿¡()–-]`,
  ].join("|"),
  "gu",
);

/** The words, numbers and signs of a text that begins at `start`, in order, with their places. */
export function tokensOf(text: string, start = 0): Token[] {
  return [...withoutEndlessWords(text).matchAll(TOKEN)].flatMap(({ 0: found, index }) => {
    const parts = isCounted(bareOf(found)) ? found.matchAll(/[^-]+/g) : [{ 0: found, index: 0 }];
    return [...parts].map(({ 0: part, index: by }) => {
      const at = start + index + by;
      return { text: part, bare: bareOf(part), start: at, end: at + part.length };
    });
  });
}

/** Eight-foot, three-quarter, two-by-four, fifty-odd, second-floor; "twenty-five" is one word, "half-done" no number. */
function isCounted(word: string): boolean {
  const parts = word.split("-");
  const [count = "", counted = ""] = parts;
  const last = parts.at(-1) ?? "";
  const isEnding = SMALL.en.has(last) || ORDINALS.en.has(last) || last === "first";
  if (parts.length < 2 || (isEnding && parts.slice(0, -1).every((part) => (SMALL.en.get(part) ?? 0) >= 20)))
    return false;
  if (PARTS.en.has(count)) return UNITS.has(counted) || ORDINALS.en.has(count);
  return [SMALL, MULTIPLIERS, ORDINALS].some(({ en }) => en.has(count));
}

/** The word at a place among tokens, empty outside of them. */
export function bareAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.bare ?? "";
}

/** Some words in a row, with spaces between them. */
export function phraseAt(tokens: readonly Token[], from: number, count: number): string {
  let words = bareAt(tokens, from);
  for (let at = from + 1; at < from + count; at += 1) words += ` ${bareAt(tokens, at)}`;
  return words;
}

/** Those that are the only ones of their key, by it. */
export function onlyOnes<T, K>(some: readonly T[], keyOf: (one: T) => K): Map<K, T> {
  const groups = [...Map.groupBy(some, keyOf)];
  return new Map(
    groups.flatMap(([key, [one, ...more]]) => (one && more.length === 0 ? [[key, one] as const] : [])),
  );
}

/** The place of the tokens from one to another. */
export function placeOf(tokens: readonly Token[], from: number, to: number): Place {
  return { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 };
}

/** Without accents and apostrophes: most tokens, so that a long text is read quickly. */
const PLAIN = /^[\w.,:;!?()#$%/-]*$/;

/** Without accents, case and apostrophes: how words are compared. */
export function bareOf(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(?<=\p{L})['’]/gu, "");
}
