import { bareAt, phraseAt, type Token } from "./token";
import {
  BOTH,
  type GuardLanguage,
  LOOSE,
  MULTIPLIERS,
  numbersOf,
  ORDINALS,
  PARTS,
  SMALL,
  UNITS,
} from "./words";

/** A number that was read, and the first token after it. */
export interface Value {
  value: number;
  next: number;
  isOptional?: boolean;
  /** What it may also mean: "a third" is a part, or one after the second. */
  also?: number;
}

type Reader = (tokens: readonly Token[], at: number, language: GuardLanguage) => Value | null;

const SIGNS_OF_PARTS = numbersOf(BOTH.fractions);
const ARTICLE = { en: /^(?:an?|one)$/, es: /^una?$/ } as const;

/** The number that begins at a token, in digits or words, with its fraction; null where none does. */
export const readValue: Reader = (tokens, at, language) => {
  const whole =
    readUnitAlone(tokens, at, language) ??
    readDigits(tokens, at, language) ??
    readMultiplied(tokens, at, language) ??
    readPart(tokens, at, language) ??
    readWords(tokens, at, language) ??
    readOrdinal(tokens, at, language);
  return whole && withFraction(tokens, whole, language);
};

/** Hora y media, pie y medio, "another day and a half": one, without saying so. */
const readUnitAlone: Reader = (tokens, at) => {
  if (!UNITS.has(bareAt(tokens, at)) || /\d/.test(bareAt(tokens, at - 1))) return null;
  const english = /^and an?$/.test(phraseAt(tokens, at + 1, 2))
    ? PARTS.en.get(bareAt(tokens, at + 3))
    : undefined;
  if (english !== undefined) return { value: 1 + english, next: at + 4 };
  const spanish = bareAt(tokens, at + 1) === "y" ? PARTS.es.get(bareAt(tokens, at + 2)) : undefined;
  return spanish === undefined ? null : { value: 1 + spanish, next: at + 3 };
};

const readDigits: Reader = (tokens, at) => {
  const word = bareAt(tokens, at);
  const next = at + 1;
  const sign = SIGNS_OF_PARTS.get(word.at(-1) ?? "");
  if (sign !== undefined) return { value: Number(word.slice(0, -1)) + sign, next };
  if (!/\d/.test(word)) return null;
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(word)) return { value: Number(word.replaceAll(",", "")), next };
  if (/^\d+[.,]\d+$/.test(word)) return { value: Number(word.replace(",", ".")), next };
  const fraction = fractionOf(word);
  if (fraction !== undefined) return { value: fraction, next };
  // "6 mil", "2 million".
  const times = MULTIPLIERS.en.get(bareAt(tokens, next)) ?? MULTIPLIERS.es.get(bareAt(tokens, next));
  if (times !== undefined && /^\d+$/.test(word)) return { value: Number(word) * times, next: at + 2 };
  const [, digits] = /^#?(\d+)(?:\p{L}{1,3})?$/u.exec(word) ?? [];
  return digits ? { value: Number(digits), next, isOptional: /^1(st|er)$/.test(word) } : null;
};

/** 3/4 and 15/16, and not 24/11. */
function fractionOf(word: string): number | undefined {
  const [over, under] = (/^(\d+)\/(2|3|4|5|8|16|32|64)$/.exec(word) ?? []).slice(1).map(Number);
  return over !== undefined && under !== undefined && over < under ? over / under : undefined;
}

/** Half a dozen, a couple hundred, un par de miles. */
const readMultiplied: Reader = (tokens, at, language) => {
  const word = bareAt(tokens, at);
  const count = PARTS[language].get(word) === 0.5 ? 0.5 : /^(?:couple|par)$/.test(word) ? 2 : undefined;
  const times = /^(?:an?|una?|of|de)$/.test(bareAt(tokens, at + 1)) ? at + 2 : at + 1;
  const of = MULTIPLIERS[language].get(bareAt(tokens, times));
  return count === undefined || of === undefined ? null : { value: count * of, next: times + 1 };
};

/** Half, a quarter, three quarters, dos tercios. "Third" alone is an ordinal, "cuarto" alone a room. */
const readPart: Reader = (tokens, at, language) => {
  const [before, word, after] = [bareAt(tokens, at - 1), bareAt(tokens, at), bareAt(tokens, at + 1)];
  // "Medía cuatro pies": measured.
  if (/í/iu.test(tokens[at]?.text ?? "") || (before === "en" && word === "medio")) return null;
  const alone = PARTS[language].get(word);
  if (alone === 0.5 && !/^(?:medios|halves)$/.test(word)) {
    // "Se quedó a medias", "half done"; "the other half" may be "the rest".
    const isLoose =
      (word === "medio" && !UNITS.has(after) && before !== "y") ||
      (word === "medias" && before === "a") ||
      (word === "half" && /^(?:\p{L}+ed|done|full|empty|built|open|closed|shut)$/u.test(after)) ||
      /^(?:other|otra)$/.test(before);
    return { value: alone, next: at + 1, ...(isLoose && { isOptional: true }) };
  }
  const count = SMALL[language].get(word) ?? (ARTICLE[language].test(word) ? 1 : undefined);
  // "Another quarter inch", "el último tercio".
  const isAlone = (language === "en" && UNITS.has(after)) || word === "tercio";
  if (count === undefined && alone !== undefined && isAlone) return { value: alone, next: at + 1 };
  return readShare(tokens, at, language) ?? readParts(tokens, at, { count, language });
};

/** "Three quarters", which in Spanish are rooms as well; "a third", which is an ordinal as well. */
function readParts(
  tokens: readonly Token[],
  at: number,
  { count, language }: { count: number | undefined; language: GuardLanguage },
): Value | null {
  const [named, after] = [bareAt(tokens, at + 1), bareAt(tokens, at + 2)];
  const part = PARTS[language].get(named);
  if (count === undefined || part === undefined) return null;
  const order = language === "en" && /^an?$/.test(bareAt(tokens, at)) ? ORDINALS.en.get(named) : undefined;
  const isOrder = order !== undefined && after !== "of" && !UNITS.has(after);
  const also = isOrder ? order : /^cuartos?$/.test(named) && after !== "de" ? count : undefined;
  return { value: count * part, next: at + 2, ...(also !== undefined && { also }) };
}

/** "La tercera parte", "dos terceras partes", "a fifth of". */
const readShare: Reader = (tokens, at, language) => {
  const counted = SMALL[language].get(bareAt(tokens, at));
  const from = counted === undefined && !ARTICLE[language].test(bareAt(tokens, at)) ? at : at + 1;
  const of = ORDINALS[language].get(bareAt(tokens, from).replace(/s$/, ""));
  const isShare = language === "es" ? /^partes?$/ : /^of$/;
  if (of === undefined || of < 3 || !isShare.test(bareAt(tokens, from + 1))) return null;
  if (language === "en" && from === at) return null;
  const value = Math.floor((10_000 * (counted ?? 1)) / of) / 10_000;
  return { value, next: language === "es" ? from + 2 : from + 1 };
};

/** Three, ninety-six, mil doscientos, two dozen. */
const readWords: Reader = (tokens, at, language) => {
  let [total, next] = [0, at];
  let current: number | undefined;
  for (;;) {
    const step = isJoint(bareAt(tokens, next), current ?? 0, language) ? 1 : 0;
    const word = bareAt(tokens, next + step);
    const small = word.split("-").reduce((sum, part) => sum + (SMALL[language].get(part) ?? NaN), 0);
    // "Mil", "a hundred", "dozens" are one of them.
    const isOne = language === "es" || /^(?:an?|another)$/.test(bareAt(tokens, next - 1));
    const times = step === 0 ? MULTIPLIERS[language].get(word) : undefined;
    if (!Number.isNaN(small) && mayFollow(current ?? 0, small)) current = (current ?? 0) + small;
    else if (times !== undefined && (current !== undefined || isOne || times === 12)) {
      const product: number = (current ?? 1) * times;
      if (times === 100 || times === 12) current = product;
      else [total, current] = [total + product, 0];
    } else break;
    next += 1 + step;
  }
  const loose = LOOSE[language].get(bareAt(tokens, at));
  if (next === at) return loose === undefined ? null : { value: loose, next: at + 1, isOptional: true };
  return { value: total + (current ?? 0), next, isOptional: next === at + 1 && loose !== undefined };
};

/** "Treinta y cinco", "two hundred and five". */
function isJoint(word: string, current: number, language: GuardLanguage): boolean {
  const isTens = current % 100 >= 30 && current % 10 === 0;
  return language === "es" ? word === "y" && isTens : word === "and" && current > 0 && current % 100 === 0;
}

function mayFollow(current: number, small: number): boolean {
  if (current % 100 === 0) return current === 0 || small < 100;
  return current % 10 === 0 && current % 100 >= 20 && small > 0 && small < 10;
}

const readOrdinal: Reader = (tokens, at, language) => {
  const [before, word, after] = [bareAt(tokens, at - 1), bareAt(tokens, at), bareAt(tokens, at + 1)];
  if (language === "es" && word === "cuarto" && COUNTED_FOURTH.test(after)) return { value: 4, next: at + 1 };
  // "Del cuarto para arriba": of a floor, or of a room.
  if (language === "es" && word === "cuarto" && /^(?:el|del|al)$/.test(before))
    return { value: 4, next: at + 1, isOptional: true };
  const [tens = "", ones = ""] = word.split("-");
  const rest = ones === "first" ? 1 : ORDINALS[language].get(ones);
  const value = rest === undefined ? ORDINALS[language].get(tens) : (SMALL[language].get(tens) ?? 0) + rest;
  if (value === undefined || ARTICLE[language].test(before)) return null;
  // "The last third"; "the second half" is the other one.
  const isOptional = PARTS[language].get(after) === 0.5;
  return { value, next: at + 1, also: PARTS[language].get(word) ?? value, isOptional };
};

/** What is fourth; "el cuarto piso" is never a room. */
const COUNTED_FOURTH =
  /^(?:cuarto|piso|nivel|dia|camion|viaje|escalon|poste|intento|pago|bano|edificio|mes|ano|lugar|lote|bloque|turno)$/;

/** 92 5/8, twelve and a half, doce y media, a dozen and a half, dos pulgadas y media. */
function withFraction(tokens: readonly Token[], whole: Value, language: GuardLanguage): Value {
  const { value, next, isOptional } = whole;
  if (!Number.isInteger(value) || (isOptional && value !== 1)) return whole;
  const isDozen = MULTIPLIERS[language].get(bareAt(tokens, next - 1)) === 12;
  const half = /^(?:y media|and an? half)/.exec(phraseAt(tokens, next, 3))?.[0];
  if (isDozen && half) return { value: value * 1.5, next: next + half.split(" ").length };
  const word = bareAt(tokens, next);
  // "Eight 3/4 bolts" are eight.
  const fraction = isOptional || !/\d/.test(bareAt(tokens, next - 1)) ? undefined : fractionOf(word);
  if (fraction !== undefined) return { value: value + fraction, next: next + 1 };
  if (/^(?:y|and)$/.test(word)) return plusPart(tokens, whole, next + 1, language);
  const isBehindUnit = UNITS.has(word) && /^(?:y|and)$/.test(bareAt(tokens, next + 1));
  return isBehindUnit ? plusPart(tokens, whole, next + 2, language) : whole;
}

function plusPart(tokens: readonly Token[], whole: Value, at: number, language: GuardLanguage): Value {
  const word = bareAt(tokens, at);
  // "Eight feet and half an inch".
  if (/^an?$/.test(bareAt(tokens, at + 1)) && UNITS.has(bareAt(tokens, at + 2))) return whole;
  // "Dos pulgadas y cuarto".
  const quarter = UNITS.has(bareAt(tokens, at - 2)) ? PARTS.es.get(word) : undefined;
  const alone = quarter === undefined ? null : { value: quarter, next: at + 1 };
  const part = fractionOf(word)
    ? readDigits(tokens, at, language)
    : (readPart(tokens, at, language) ?? alone);
  return part && part.value < 1 ? { value: whole.value + part.value, next: part.next } : whole;
}
