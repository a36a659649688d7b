import { type Fact, placeOf } from "./fact";
import { readTime } from "./read-times";
import { keysOf, unitAfter } from "./read-units";
import { readValue } from "./read-values";
import type { Token } from "./token";
import {
  DATES,
  type GuardLanguage,
  LOOSE,
  monthNumber,
  MULTIPLIERS,
  ORDINALS,
  PARTS,
  SMALL,
  UNITS,
} from "./words";

const CODE = /@|^(?=.*\d)(?=.*\p{L}).*$|^\(?\d{3}\)?[ -.]\d{3}[ -.]\d{4}$/u;
const SUFFIXED = /^\d+(?:st|nd|rd|th|er|am|pm|ft|in|mm|cm|m|kg|lb|lbs|yd|yds|hr|hrs|min|s|º|ª)$/;

/** More than a text of the greatest length has, of anything but single figures. */
const MOST_FACTS = 1_500;

const BEGINNINGS = { en: beginningsIn("en"), es: beginningsIn("es") } as const;

function beginningsIn(language: GuardLanguage): ReadonlySet<string> {
  const vocabulary = [SMALL, MULTIPLIERS, ORDINALS, PARTS, LOOSE, DATES].map((words) => words[language]);
  const others =
    "noon midday lunch lunchtime comida almuerzo mediodia midnight medianoche a an un una par couple la las may march june";
  return new Set([...vocabulary, UNITS].flatMap((words) => [...words.keys()]).concat(others.split(" ")));
}

/** Most words are no number, and need not be tried as one. */
function mayBegin(word: string, language: GuardLanguage): boolean {
  return BEGINNINGS[language].has(word) || word.includes("-") || NUMERIC.test(word);
}

const NUMERIC = /[\d@½¼¾⅓⅔⅛⅜⅝⅞]/u;

/** The numbers, times and codes of a text, each with its unit. */
export function numbersIn(tokens: Token[], language: GuardLanguage): Fact[] {
  const facts: Fact[] = [];
  for (let at = 0; at < tokens.length && facts.length < MOST_FACTS;) {
    if (!mayBegin(tokens[at]?.bare ?? "", language)) {
      at += 1;
      continue;
    }
    const read =
      readTime(tokens, at, language) ??
      readCode(tokens, at) ??
      readDate(tokens, at, language) ??
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

/** 24/11 and 11/24 are the same day; where English could mean either, the month is first. */
function readDate(
  tokens: Token[],
  at: number,
  language: GuardLanguage,
): { facts: Fact[]; next: number } | null {
  const parts = /^(\d+)\/(\d+)(?:\/(\d+))?$/.exec(tokens[at]?.bare ?? "");
  if (!parts || (readValue(tokens, at, "en") && !isDatedAt(tokens, at))) return null;
  const numbers = parts.slice(1).filter(Boolean).map(Number);
  const place = placeOf(tokens, at, at);
  const isMonthFirst = language === "en" && isDatedAt(tokens, at) && (numbers[0] ?? 13) <= 12;
  const keys = (value: number, which: number) => {
    if (isMonthFirst) return which === 0 ? [`m${value}`] : [String(value)];
    return value <= 12 ? [String(value), `m${value}`] : [String(value)];
  };
  return {
    facts: numbers.map((value, which) => ({ keys: keys(value, which), kind: "number", ...place })),
    next: at + 1,
  };
}

/** "On 3/5" is a day, "3/5 of the wall" and "a 4/12 pitch" are none. */
function isDatedAt(tokens: Token[], at: number): boolean {
  const isAfter =
    /^(?:on|by|for|since|until|till|through|due|before|after|el|para|desde|hasta|antes|del)$/.test(
      tokens[at - 1]?.bare ?? "",
    );
  return isAfter && !/^(?:of|de|in|inch|inches|pulgadas?|["”″])$/.test(tokens[at + 1]?.bare ?? "");
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
  const measured = isFromToday(tokens, at)
    ? { unit: "day", next: read.next }
    : unitAfter(tokens, at, read, language);
  const { unit } = measured;
  const { value, next } = withHundredths(tokens, read.value, measured, language);
  const place = placeOf(tokens, at, next - 1);
  const kind = isHour(tokens, at, next) ? ("date" as const) : ("number" as const);
  const also = read.also === undefined ? [] : keysOf(read.also).slice(0, 1);
  const fact = { keys: [...keysOf(value, unit), ...also], unit, kind, ...place };
  const isOptional = read.isOptional ?? isAFew(tokens, at, next);
  return { fact: isOptional ? { ...fact, isOptional: true } : fact, next };
}

/** "Tres metros (con) cuarenta" and "three meters forty" are 3.40 m. */
function withHundredths(
  tokens: Token[],
  value: number,
  { unit, next }: { unit: string | undefined; next: number },
  language: GuardLanguage,
): { value: number; next: number } {
  if (unit !== "metre" && unit !== "foot" && unit !== "yard") return { value, next };
  if (!Number.isInteger(value)) return { value, next };
  const from = tokens[next]?.bare === "con" ? next + 1 : next;
  const rest = readValue(tokens, from, language);
  // "Five feet eleven" are five feet and eleven inches.
  const least = unit === "metre" ? 2 : 12;
  if (!rest || rest.isOptional || !Number.isInteger(rest.value) || rest.value < least || rest.value > 99)
    return { value, next };
  const isCounted =
    UNITS.has(tokens[rest.next]?.bare ?? "") || !AFTER_HUNDREDTHS.test(tokens[rest.next]?.bare ?? "");
  return isCounted ? { value, next } : { value: value + rest.value / 100, next: rest.next };
}

/** What may follow a length; after "cinco metros, diez" comes a noun. */
const AFTER_HUNDREDTHS =
  /^(?:[.,;:!?\n)]?|y|and|de|del|por|by|a|al|to|en|in|para|entre|between|desde|from|above|below|wide|tall|high|long|deep|so|but|pero|porque|because)$/;

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
