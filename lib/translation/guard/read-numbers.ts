import { type Fact, placeOf } from "./fact";
import { readTime } from "./read-times";
import { readValue, type Value } from "./read-values";
import type { Token } from "./token";
import { DATES, type GuardLanguage, monthNumber, SIGNS, SMALL, UNITS } from "./vocabulary";

const CODE = /@|^(?=.*\d)(?=.*\p{L}).*$|^\(?\d{3}\)?[ -.]\d{3}[ -.]\d{4}$/u;
const SUFFIXED = /^\d+(?:st|nd|rd|th|er|am|pm|ft|in|mm|cm|m|kg|lb|lbs|yd|yds|hr|hrs|min|s|º|ª)$/;
const FILLERS = new Set(["de", "of", "a", "an", "square", "cubic", "-", "more", "full", "whole"]);

/** The numbers, times and codes of a text, each with its unit. */
export function numbersIn(tokens: Token[], language: GuardLanguage): Fact[] {
  const facts: Fact[] = [];
  for (let at = 0; at < tokens.length;) {
    const read =
      readTime(tokens, at, language) ??
      readCode(tokens, at) ??
      readDate(tokens, at) ??
      readMonth(tokens, at, language) ??
      readNumber(tokens, at, language);
    if (read) facts.push(...("facts" in read ? read.facts : [read.fact]));
    at = read ? read.next : at + 1;
  }
  return withRangesMeasured(facts, tokens);
}

/** Of "24 a 48 horas" and "2 or 3 feet", the first number is measured in the unit of the second. */
function withRangesMeasured(facts: Fact[], tokens: readonly Token[]): Fact[] {
  const after = new Map(
    tokens.flatMap(({ bare }, at) =>
      RANGE.test(bare) ? [[tokens[at - 1]?.end, tokens[at + 1]?.start] as const] : [],
    ),
  );
  const byStart = new Map(facts.map((fact) => [fact.start, fact]));
  return facts.map((fact) => {
    const unit = byStart.get(after.get(fact.end) ?? -1)?.unit;
    const value = Number(fact.keys[0]);
    if (fact.unit || !unit || fact.kind !== "number" || Number.isNaN(value)) return fact;
    return { ...fact, unit, keys: keysOf(value, unit) };
  });
}

const RANGE = /^(?:a|to|o|or|y|and|-|–)$/;

function readCode(tokens: Token[], at: number): { fact: Fact; next: number } | null {
  const token = tokens[at];
  if (!token || !CODE.test(token.bare) || SUFFIXED.test(token.bare)) return null;
  const keys = [`c${token.bare.replace(/[^\p{L}\d@]/gu, "")}`];
  return { fact: { keys, kind: "number", ...placeOf(tokens, at, at) }, next: at + 1 };
}

/** 24/11 and 11/24 are the same day. */
function readDate(tokens: Token[], at: number): { facts: Fact[]; next: number } | null {
  const parts = /^(\d+)\/(\d+)(?:\/(\d+))?$/.exec(tokens[at]?.bare ?? "");
  if (!parts || readValue(tokens, at, "en")) return null;
  const numbers = parts.slice(1).filter(Boolean).map(Number);
  const place = placeOf(tokens, at, at);
  const keys = (value: number) => (value <= 12 ? [...keysOf(value), `m${value}`] : keysOf(value));
  return { facts: numbers.map((value) => ({ keys: keys(value), kind: "number", ...place })), next: at + 1 };
}

/** The March of "15 de marzo" is the 3 of 3/15. */
function readMonth(
  tokens: Token[],
  at: number,
  language: GuardLanguage,
): { fact: Fact; next: number } | null {
  const word = tokens[at]?.bare ?? "";
  const number = monthNumber(DATES[language].get(word) ?? (language === "en" ? word : ""));
  if (!number) return null;
  const keys = [`m${number}`];
  return { fact: { keys, kind: "number", isOptional: true, ...placeOf(tokens, at, at) }, next: at + 1 };
}

function readNumber(
  tokens: Token[],
  at: number,
  language: GuardLanguage,
): { fact: Fact; next: number } | null {
  const read = readValue(tokens, at, language);
  if (!read) return null;
  const { unit, next } = isFromToday(tokens, at)
    ? { unit: "day", next: read.next }
    : unitAfter(tokens, at, read, language);
  const place = placeOf(tokens, at, next - 1);
  const kind = isHour(tokens, at, next) ? ("date" as const) : ("number" as const);
  const fact = { keys: keysOf(read.value, unit), unit, kind, ...place };
  const isOptional = read.isOptional ?? isAFew(tokens, at, next);
  return { fact: isOptional ? { ...fact, isOptional: true } : fact, next };
}

/** "Dos que tres" are a few. */
function isAFew(tokens: Token[], at: number, next: number): boolean {
  const word = (by: number) => tokens[by]?.bare ?? "";
  return (
    (word(next) === "que" && SMALL.es.has(word(next + 1))) ||
    (word(at - 1) === "que" && SMALL.es.has(word(at - 2)))
  );
}

/** De hoy en ocho, de aquí en quince. */
function isFromToday(tokens: Token[], at: number): boolean {
  const from = tokens[at - 2]?.bare ?? "";
  return tokens[at - 1]?.bare === "en" && (from === "aqui" || DATES.es.has(from));
}

/** 8am, 8 am. */
function isHour(tokens: Token[], at: number, next: number): boolean {
  return /^\d+(am|pm)$/.test(tokens[at]?.bare ?? "") || /^(am|pm)$/.test(tokens[next]?.bare ?? "");
}

/** A whole number may be an hour; what is measured is also counted in a smaller unit, days in those that people say for weeks. */
function keysOf(value: number, unit?: string): string[] {
  const keys = Number.isInteger(value) ? [String(value)] : [value.toFixed(3)];
  if (Number.isInteger(value) && value <= 24 && !unit) keys.push(`t${(value % 12) * 60}`);
  const counted = unit === "day" ? ({ 15: 14, 8: 7 }[value] ?? value) : value;
  const smaller = unit === undefined ? undefined : IN_SMALLER[unit];
  if (!smaller) return keys;
  const [base, times] = smaller;
  return [...keys, `=${base}${Math.round(counted * times * 100) / 100}`];
}

/** Units that are as many of a smaller one. */
const IN_SMALLER: Readonly<Record<string, readonly [string, number] | undefined>> = {
  minute: ["minute", 1],
  hour: ["minute", 60],
  day: ["minute", 24 * 60],
  week: ["minute", 7 * 24 * 60],
  month: ["month", 1],
  year: ["month", 12],
  inch: ["inch", 1],
  foot: ["inch", 12],
  yard: ["inch", 36],
  quart: ["quart", 1],
  gallon: ["quart", 4],
  mm: ["mm", 1],
  cm: ["mm", 10],
  metre: ["mm", 1000],
};

function unitAfter(tokens: Token[], at: number, { next }: Value, language: GuardLanguage) {
  const suffix = /^\d+(\p{L}{1,3})$/u.exec(tokens[at]?.bare ?? "")?.[1];
  if (suffix)
    return {
      unit: suffix === "in" ? "inch" : (UNITS.get(suffix) ?? (suffix === "m" ? "metre" : undefined)),
      next,
    };
  if (tokens[at - 1]?.bare === "$") return { unit: "dollar", next };
  if (tokens[next]?.bare === "por" && tokens[next + 1]?.bare === "ciento")
    return { unit: "percent", next: next + 2 };
  const sign = SIGNS.get(tokens[next]?.bare ?? "");
  if (sign && tokens[next]?.start === tokens[next - 1]?.end) return { unit: sign, next: next + 1 };
  const inside = tokens
    .slice(at, next)
    .map(({ bare }) => UNITS.get(bare))
    .find(Boolean);
  if (inside) return { unit: inside, next };
  const from = FILLERS.has(tokens[next]?.bare ?? "") ? next + 1 : next;
  const unit = UNITS.get(tokens[from]?.bare ?? "");
  // "Dos segundo piso": an ordinal is no unit.
  const isUnit = unit !== undefined && !(unit === "second" && language === "es" && from !== next);
  return isUnit ? { unit, next: from + 1 } : { unit: undefined, next };
}
