import unhomoglyph from "unhomoglyph";
import { normalizeText } from "./words";
import { LONGEST_SENTENCE } from "@/lib/reports/limits";

/** Characters of a sentence that are read; a longer one is withheld. The service may write as many, and no more. */
export const MOST_READ = LONGEST_SENTENCE;

/** Signs of units, which are letters of another script than Latin. */
const UNIT_SIGNS = /(?<!\p{L})[kM]?[µμΩΩπΔΦφ][mlsFVA]?(?!\p{L})/gu;
/** Letters of other scripts, letters drawn as pictures, and what turns the direction of reading. */
const STRANGE = /(?!\p{Script=Latin})\p{L}|[\p{RI}\u{1F150}-\u{1F189}]|[\u202A-\u202E\u2066-\u2069]/u;
/** Letters and numbers that are left when everything known is written in ASCII. */
const LEFT_OVER = /(?![a-z])[\p{L}\p{No}\p{Nl}]/u;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const BLANK = /[\p{Cc}\p{Z}\u2800]/gu;
/** Between digits, anything drawn that no number is written with, as in 555·123·4567. */
const BETWEEN_DIGITS = /(?<=\d) ?(?![.,:;()+\-/'"%$€£¢#@°×=<>])[\p{P}\p{S}] ?(?=\d)/gu;
const SLASH_BETWEEN_GROUPS = /(?<=\d{3}) ?\/ ?(?=\d{3})/gu;
/** Three letters or more, each by itself: "p a i d", "p.a.i.d". */
const LETTERS_APART = /(?<![\p{L}\d])\p{L}(?:[ .\-_*·•/]{1,3}\p{L}(?![\p{L}\d])){2,}/gu;
/** Signs inside of a word. "We'll" has none, and a hyphen joins only what is no word by itself. */
const INSIDE_WORD =
  /(?<=\p{L})(?:[._*·•~+^]{1,3}|-(?=\p{L}{1,3}(?!\p{L}))|(?<=(?<!\p{L})\p{L}{1,3})-|['’`](?!(?:ll|re|ve)(?!\p{L})))(?=\p{L})/gu;

/** Whether a text has characters that no report in English or Spanish needs, and a disguise does. */
export function isDisguised(text: string): boolean {
  const words = text.normalize("NFC").replace(UNIT_SIGNS, "");
  return STRANGE.test(words) || LEFT_OVER.test(normalizeText(inAscii(words)));
}

/**
 * A text in each way in which somebody could read it: as it is spelled, with letters that stand apart as words, and without
 * signs inside of words. Full-width letters, digits of other scripts and look-alikes are written in ASCII; accents stay.
 */
export function possibleReadings(text: string): string[] {
  const spelled = inAscii(text);
  const together = spelled.replace(LETTERS_APART, (found) => found.replace(/\P{L}/gu, ""));
  return [...new Set([spelled, together, together.replace(INSIDE_WORD, "")])];
}

function inAscii(text: string): string {
  return text
    .replace(/(?<=\d)(?=\p{No})/gu, " ")
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/\p{M}/gu, "")
    .replace(BLANK, " ")
    .replace(/\p{Pd}|−/gu, "-")
    .replace(/⁄/g, "/")
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\p{L}/gu, letterOf)
    .replace(BETWEEN_DIGITS, "-")
    .replace(SLASH_BETWEEN_GROUPS, "-");
}

/** Unicode lists the digits of each script in a row, from 0 to 9. */
function digitOf(digit: string): string {
  if (digit <= "9") return digit;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** A letter of a to z with an accent stays. */
function letterOf(letter: string): string {
  if (letter <= "\u007F" || /^[a-z]\p{M}+$/iu.test(letter.normalize("NFD"))) return letter;
  return unhomoglyph(letter).replace(/\p{M}/gu, "");
}
