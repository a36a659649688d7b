import { MULTIPLIERS, ORDINALS, PARTS, SMALL, UNITS } from "./words";
import { withoutEndlessWords } from "@/lib/kernel/bounded-words";

/** A stretch of a text: a word, a number, a sign. `bare` is without accents, case and apostrophes. */
export interface Token {
  text: string;
  bare: string;
  start: number;
  end: number;
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

/** The words, numbers and signs of a text, in order, with their places. */
export function tokensOf(text: string): Token[] {
  return [...withoutEndlessWords(text).matchAll(TOKEN)].flatMap(({ 0: found, index }) => {
    const token = { text: found, bare: bareOf(found), start: index, end: index + found.length };
    return isCounted(token.bare) ? partsOf(token) : [token];
  });
}

/** Eight-foot, three-quarter, two-by-four, fifty-odd, second-floor; "twenty-five" is one word, "half-done" no number. */
function isCounted(word: string): boolean {
  if (!word.includes("-")) return false;
  const parts = word.split("-");
  const [count = "", counted = ""] = parts;
  if (isWholeNumber(parts)) return false;
  if (PARTS.en.has(count)) return UNITS.has(counted) || ORDINALS.en.has(count);
  return [SMALL, MULTIPLIERS, ORDINALS].some(({ en }) => en.has(count));
}

/** Twenty-five, twenty-first. */
function isWholeNumber(parts: string[]): boolean {
  const [last = ""] = parts.slice(-1);
  const isLast = SMALL.en.has(last) || ORDINALS.en.has(last) || last === "first";
  return isLast && parts.slice(0, -1).every((part) => (SMALL.en.get(part) ?? 0) >= 20);
}

function partsOf({ text, start }: Token): Token[] {
  return [...text.matchAll(/[^-]+/g)].map(({ 0: part, index }) => {
    const from = start + index;
    return { text: part, bare: bareOf(part), start: from, end: from + part.length };
  });
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
