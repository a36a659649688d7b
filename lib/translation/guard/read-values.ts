import type { Token } from "./token";
import { type GuardLanguage, LOOSE, MULTIPLIERS, ORDINALS, PARTS, SMALL, UNITS } from "./words";

/** A number that was read, and the first token after it. */
export interface Value {
  value: number;
  next: number;
  isOptional?: boolean;
  /** What it may also mean: "a third" is a part, or one after the second. */
  also?: number;
}

const SIGNS_OF_PARTS = new Map<string, number>([
  ["½", 1 / 2] as const,
  ["¼", 1 / 4] as const,
  ["¾", 3 / 4] as const,
  ["⅓", 1 / 3] as const,
  ["⅔", 2 / 3] as const,
  ["⅛", 1 / 8] as const,
  ["⅜", 3 / 8] as const,
  ["⅝", 5 / 8] as const,
  ["⅞", 7 / 8] as const,
]);

const ARTICLES = { en: new Set(["a", "an", "one"]), es: new Set(["un", "una"]) } as const;

/** The number that begins at a token, in digits or words, with its fraction; null where none does. */
export function readValue(tokens: Token[], at: number, language: GuardLanguage): Value | null {
  const whole =
    readUnitAlone(tokens, at) ??
    readDigits(tokens, at) ??
    readHalfDozen(tokens, at, language) ??
    readCoupleOf(tokens, at, language) ??
    readPart(tokens, at, language) ??
    readWords(tokens, at, language) ??
    readOrdinal(tokens, at, language);
  return whole && withFraction(tokens, whole, language);
}

/** Hora y media, pie y medio, "another day and a half": one, without saying so. */
function readUnitAlone(tokens: Token[], at: number): Value | null {
  if (!UNITS.has(bareAt(tokens, at)) || isNumberBefore(tokens, at)) return null;
  const isEnglish = bareAt(tokens, at + 1) === "and" && /^an?$/.test(bareAt(tokens, at + 2));
  const isSpanish = bareAt(tokens, at + 1) === "y";
  const half = isEnglish ? at + 3 : at + 2;
  const part = isEnglish || isSpanish ? PARTS[isEnglish ? "en" : "es"].get(bareAt(tokens, half)) : undefined;
  return part === undefined ? null : { value: 1 + part, next: half + 1 };
}

/** "Ocho pulgadas y media" has been read from its eight. */
function isNumberBefore(tokens: Token[], at: number): boolean {
  const word = bareAt(tokens, at - 1);
  return /\d/.test(word) || [SMALL, MULTIPLIERS].some(({ en, es }) => en.has(word) || es.has(word));
}

function bareAt(tokens: Token[], at: number): string {
  return tokens[at]?.bare ?? "";
}

function readDigits(tokens: Token[], at: number): Value | null {
  const word = bareAt(tokens, at);
  const sign = SIGNS_OF_PARTS.get(word.at(-1) ?? "");
  if (sign !== undefined) return { value: Number(word.slice(0, -1)) + sign, next: at + 1 };
  if (!/\d/.test(word)) return null;
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(word))
    return { value: Number(word.replaceAll(",", "")), next: at + 1 };
  if (/^\d+[.,]\d+$/.test(word)) return { value: Number(word.replace(",", ".")), next: at + 1 };
  if (isFraction(word)) return { value: fractionOf(word), next: at + 1 };
  const times = /^\d+$/.test(word) ? TIMES_DIGITS.get(bareAt(tokens, at + 1)) : undefined;
  if (times !== undefined) return { value: Number(word) * times, next: at + 2 };
  const [, digits] = /^#?(\d+)(?:\p{L}{1,3})?$/u.exec(word) ?? [];
  return digits ? { value: Number(digits), next: at + 1, isOptional: /^1(st|er)$/.test(word) } : null;
}

/** "6 mil", "2 million". */
const TIMES_DIGITS = new Map([
  ["mil", 1000],
  ["thousand", 1000],
  ["grand", 1000],
  ["hundred", 100],
  ["million", 1_000_000],
  ["millones", 1_000_000],
  ["dozen", 12],
  ["docenas", 12],
]);

/** 3/4 and 15/16, and not 24/11. */
function isFraction(word: string): boolean {
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(word) ?? [];
  return [2, 3, 4, 5, 8, 16, 32, 64].includes(Number(under)) && Number(over) < Number(under);
}

function fractionOf(word: string): number {
  const [over, under] = word.split("/");
  return Number(over) / Number(under);
}

function readHalfDozen(tokens: Token[], at: number, language: GuardLanguage): Value | null {
  if (PARTS[language].get(bareAt(tokens, at)) !== 0.5) return null;
  const dozen = ARTICLES[language].has(bareAt(tokens, at + 1)) ? at + 2 : at + 1;
  return MULTIPLIERS[language].get(bareAt(tokens, dozen)) === 12 ? { value: 6, next: dozen + 1 } : null;
}

/** A couple hundred, un par de miles. */
function readCoupleOf(tokens: Token[], at: number, language: GuardLanguage): Value | null {
  if (!/^(couple|par)$/.test(bareAt(tokens, at))) return null;
  const times = /^(of|de)$/.test(bareAt(tokens, at + 1)) ? at + 2 : at + 1;
  const value = MULTIPLIERS[language].get(bareAt(tokens, times));
  return value === undefined ? null : { value: 2 * value, next: times + 1 };
}

/** Half, a quarter, three quarters, dos tercios. "Third" alone is an ordinal, "cuarto" alone a room. */
function readPart(tokens: Token[], at: number, language: GuardLanguage): Value | null {
  // "Medía cuatro pies": measured.
  if (/í/iu.test(tokens[at]?.text ?? "")) return null;
  const alone = PARTS[language].get(bareAt(tokens, at));
  if (bareAt(tokens, at - 1) === "en" && bareAt(tokens, at) === "medio") return null;
  if (
    bareAt(tokens, at) === "medio" &&
    !UNITS.has(bareAt(tokens, at + 1)) &&
    !/^y$/.test(bareAt(tokens, at - 1))
  )
    return { value: 0.5, next: at + 1, isOptional: true };
  // "Se quedó a medias", "half done".
  const isHalfDone =
    language === "es"
      ? bareAt(tokens, at) === "medias" && bareAt(tokens, at - 1) === "a"
      : bareAt(tokens, at) === "half" &&
        /^(?:\p{L}+ed|done|full|empty|built|open|closed|shut)$/u.test(bareAt(tokens, at + 1));
  if (isHalfDone) return { value: 0.5, next: at + 1, isOptional: true };
  // "The other half" may be "the rest".
  if (alone === 0.5 && /^(other|otra)$/.test(bareAt(tokens, at - 1)))
    return { value: alone, next: at + 1, isOptional: true };
  if (alone === 0.5 && !/^(medios|halves)$/.test(bareAt(tokens, at))) return { value: alone, next: at + 1 };
  const count =
    SMALL[language].get(bareAt(tokens, at)) ?? (ARTICLES[language].has(bareAt(tokens, at)) ? 1 : undefined);
  // "Another quarter inch".
  if (language === "en" && count === undefined && alone !== undefined && UNITS.has(bareAt(tokens, at + 1)))
    return { value: alone, next: at + 1 };
  const share = readShare(tokens, at, language);
  if (share) return share;
  const part = PARTS[language].get(bareAt(tokens, at + 1));
  // "El último tercio".
  if (language === "es" && count === undefined && bareAt(tokens, at) === "tercio")
    return { value: alone ?? 0, next: at + 1 };
  if (count === undefined || part === undefined) return null;
  const order =
    language === "en" && count === 1 && bareAt(tokens, at) !== "one"
      ? ORDINALS.en.get(bareAt(tokens, at + 1))
      : undefined;
  const isShareOf = bareAt(tokens, at + 2) === "of" || UNITS.has(bareAt(tokens, at + 2));
  if (order !== undefined && !isShareOf) return { value: count * part, next: at + 2, also: order };
  // "Tres cuartos" are rooms as well.
  const isRooms = /^cuartos?$/.test(bareAt(tokens, at + 1)) && bareAt(tokens, at + 2) !== "de";
  if (isRooms) return { value: count * part, next: at + 2, also: count };
  return { value: count * part, next: at + 2 };
}

/** "La tercera parte", "dos terceras partes", "a fifth of". */
function readShare(tokens: Token[], at: number, language: GuardLanguage): Value | null {
  const counted = SMALL[language].get(bareAt(tokens, at));
  const from = counted === undefined && !ARTICLES[language].has(bareAt(tokens, at)) ? at : at + 1;
  const of = ORDINALS[language].get(bareAt(tokens, from).replace(/s$/, ""));
  const isShare = language === "es" ? /^partes?$/ : /^of$/;
  if (of === undefined || of < 3 || !isShare.test(bareAt(tokens, from + 1))) return null;
  if (language === "en" && from === at) return null;
  const value = Math.floor((10_000 * (counted ?? 1)) / of) / 10_000;
  return { value, next: language === "es" ? from + 2 : from + 1 };
}

/** Three, ninety-six, mil doscientos, two dozen. */
function readWords(tokens: Token[], at: number, language: GuardLanguage): Value | null {
  let total = 0;
  let current: number | null = null;
  let next = at;
  for (;;) {
    const here = bareAt(tokens, next);
    const step = isJoint(here, current, language) ? 1 : 0;
    const word = bareAt(tokens, next + step);
    const small = smallOf(word, language);
    const times = MULTIPLIERS[language].get(word);
    if (small !== undefined && mayFollow(current, small)) current = (current ?? 0) + small;
    else if (
      times !== undefined &&
      step === 0 &&
      (current !== null || language === "es" || times === 12 || isArticle(bareAt(tokens, next - 1)))
    ) {
      const product: number = (current ?? 1) * times;
      if (times === 100 || times === 12) current = product;
      else [total, current] = [total + product, 0];
    } else break;
    next += 1 + step;
  }
  if (next === at) return readLoose(tokens, at, language);
  const isOptional = next === at + 1 && LOOSE[language].has(bareAt(tokens, at));
  return { value: total + (current ?? 0), next, isOptional };
}

function isArticle(word: string): boolean {
  return /^(?:a|an|another)$/.test(word);
}

/** "Treinta y cinco", "two hundred and five". */
function isJoint(word: string, current: number | null, language: GuardLanguage): boolean {
  if (current === null || current === 0) return false;
  return language === "es"
    ? word === "y" && current % 100 >= 30 && current % 10 === 0
    : word === "and" && current % 100 === 0;
}

function smallOf(word: string, language: GuardLanguage): number | undefined {
  const parts = word.split("-").map((part) => SMALL[language].get(part));
  return parts.every((part) => part !== undefined) ? parts.reduce((sum, part) => sum + part, 0) : undefined;
}

function mayFollow(current: number | null, small: number): boolean {
  if (current === null || current === 0) return true;
  if (current % 100 === 0) return small < 100;
  return current % 10 === 0 && current % 100 >= 20 && small > 0 && small < 10;
}

function readLoose(tokens: Token[], at: number, language: GuardLanguage): Value | null {
  const value = LOOSE[language].get(bareAt(tokens, at));
  return value === undefined ? null : { value, next: at + 1, isOptional: true };
}

function readOrdinal(tokens: Token[], at: number, language: GuardLanguage): Value | null {
  if (language === "es" && bareAt(tokens, at) === "cuarto" && COUNTED_FOURTH.has(bareAt(tokens, at + 1)))
    return { value: 4, next: at + 1 };
  // "Del cuarto para arriba": of a floor, or of a room.
  if (language === "es" && bareAt(tokens, at) === "cuarto" && /^(?:el|del|al)$/.test(bareAt(tokens, at - 1)))
    return { value: 4, next: at + 1, isOptional: true };
  const [tens = "", ones = ""] = bareAt(tokens, at).split("-");
  const rest = ones === "first" ? 1 : ORDINALS[language].get(ones);
  const value = rest === undefined ? ORDINALS[language].get(tens) : (SMALL[language].get(tens) ?? 0) + rest;
  if (value === undefined || ARTICLES[language].has(bareAt(tokens, at - 1))) return null;
  // "The last third".
  const also = PARTS[language].get(bareAt(tokens, at)) ?? value;
  return { value, next: at + 1, also, isOptional: isHalf(tokens, at + 1, language) };
}

/** "The second half" is the other one. */
function isHalf(tokens: Token[], at: number, language: GuardLanguage): boolean {
  return PARTS[language].get(bareAt(tokens, at)) === 0.5;
}

/** What is fourth; "el cuarto piso" is never a room. */
const COUNTED_FOURTH = new Set(
  "cuarto piso nivel dia camion viaje escalon poste intento pago bano edificio mes ano lugar lote bloque turno".split(
    " ",
  ),
);

/** 92 5/8, twelve and a half, doce y media. */
function withFraction(tokens: Token[], whole: Value, language: GuardLanguage): Value {
  const { value, next, isOptional } = whole;
  if (!Number.isInteger(value) || (isOptional && value !== 1)) return whole;
  const word = bareAt(tokens, next);
  if (isDozenAndHalf(tokens, next, language))
    return { value: value * 1.5, next: next + (language === "es" ? 2 : 3) };
  // "Eight 3/4 bolts" are eight.
  const isInDigits = /\d/.test(bareAt(tokens, next - 1));
  if (isFraction(word) && isInDigits && !isOptional)
    return { value: value + fractionOf(word), next: next + 1 };
  if (word === "y" || word === "and") return plusPart(tokens, whole, next + 1, language);
  // Dos pulgadas y media.
  const isBehindUnit = UNITS.has(word) && /^(y|and)$/.test(bareAt(tokens, next + 1));
  return isBehindUnit ? plusPart(tokens, whole, next + 2, language) : whole;
}

/** Docena y media, a dozen and a half. */
function isDozenAndHalf(tokens: Token[], at: number, language: GuardLanguage): boolean {
  const isHalf =
    language === "es"
      ? bareAt(tokens, at) === "y" && bareAt(tokens, at + 1) === "media"
      : bareAt(tokens, at) === "and" && bareAt(tokens, at + 2) === "half";
  return isHalf && MULTIPLIERS[language].get(bareAt(tokens, at - 1)) === 12;
}

/** Dos pulgadas y cuarto. */
function readPartAlone(tokens: Token[], at: number): Value | null {
  const value = PARTS.es.get(bareAt(tokens, at));
  return value !== undefined && UNITS.has(bareAt(tokens, at - 2)) ? { value, next: at + 1 } : null;
}

function plusPart(tokens: Token[], whole: Value, at: number, language: GuardLanguage): Value {
  // "Eight feet and half an inch".
  if (/^an?$/.test(bareAt(tokens, at + 1)) && UNITS.has(bareAt(tokens, at + 2))) return whole;
  const part = isFraction(bareAt(tokens, at))
    ? readDigits(tokens, at)
    : (readPart(tokens, at, language) ?? readPartAlone(tokens, at));
  return part && part.value < 1 ? { value: whole.value + part.value, next: part.next } : whole;
}
