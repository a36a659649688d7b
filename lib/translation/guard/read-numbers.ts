import { readValue, type Value } from "./read-values";
import { bareAt, type Fact, phraseAt, placeOf, type Token } from "./token";
import {
  BOTH,
  DATES,
  type GuardLanguage,
  LOOSE,
  meaningsOf,
  MULTIPLIERS,
  ORDINALS,
  PARTS,
  SMALL,
  UNITS,
} from "./words";

/** What was read at a token, and the first token after it. */
interface Read {
  facts: Fact[];
  next: number;
}

const CODE = /@|^(?=.*\d)(?=.*\p{L}).*$|^\(?\d{3}\)?[ -.]\d{3}[ -.]\d{4}$/u;
const SUFFIXED = /^\d+(?:st|nd|rd|th|er|am|pm|ft|in|mm|cm|m|kg|lb|lbs|yd|yds|hr|hrs|min|s|º|ª)$/;

/** More than a text of the greatest length has, of anything but single figures. */
const MOST_FACTS = 1_500;

/** Most words are no number, and need not be tried as one. */
const BEGINNINGS = { en: beginningsIn("en"), es: beginningsIn("es") } as const;
const NUMERIC = /[\d@½¼¾⅓⅔⅛⅜⅝⅞-]/u;

function beginningsIn(language: GuardLanguage): ReadonlySet<string> {
  const lists = [SMALL, MULTIPLIERS, ORDINALS, PARTS, LOOSE, DATES].map((words) => words[language]);
  return new Set([...lists, UNITS].flatMap((words) => [...words.keys()]).concat(BOTH.beginnings));
}

/** The numbers, times and codes of a text, each with its unit. */
export function numbersIn(tokens: Token[], language: GuardLanguage): Fact[] {
  const facts: Fact[] = [];
  for (let at = 0; at < tokens.length && facts.length < MOST_FACTS;) {
    const word = bareAt(tokens, at);
    const read = BEGINNINGS[language].has(word) || NUMERIC.test(word) ? readAt(tokens, at, language) : null;
    if (read) facts.push(...read.facts);
    at = read?.next ?? at + 1;
  }
  return withRangesMeasured(facts, tokens);
}

function readAt(tokens: Token[], at: number, language: GuardLanguage): Read | null {
  const word = bareAt(tokens, at);
  const alone = (key: string, isOptional: boolean): Read => ({
    facts: [{ keys: [key], kind: "number", isOptional, ...placeOf(tokens, at, at) }],
    next: at + 1,
  });
  const isCode = CODE.test(word) && !SUFFIXED.test(word);
  const code = isCode ? alone(`c${word.replace(/[^\p{L}\d@]/gu, "")}`, false) : null;
  const dated = readTime(tokens, at, language) ?? code ?? readDate(tokens, at, language);
  if (dated) return dated;
  // The March of "15 de marzo" is the 3 of 3/15. May, march and june are also other words.
  const name = language === "en" ? ({ march: "mar", june: "jun" }[word] ?? word) : "";
  const month = BOTH.months.indexOf(DATES[language].get(word) ?? name) + 1;
  return month > 0 ? alone(`m${month}`, true) : readNumber(tokens, at, language);
}

/** Of "24 a 48 horas" and "2 or 3 feet", the first number is measured in the unit of the second. */
function withRangesMeasured(facts: Fact[], tokens: readonly Token[]): Fact[] {
  const after = new Map(
    tokens.flatMap(({ bare }, at) =>
      /^(?:a|to|o|or|y|and|-|–)$/.test(bare) ? [[tokens[at - 1]?.end, tokens[at + 1]?.start] as const] : [],
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

/** 24/11 and 11/24 are the same day; where English could mean either, the month is first. */
function readDate(tokens: Token[], at: number, language: GuardLanguage): Read | null {
  const parts = /^(\d+)\/(\d+)(?:\/(\d+))?$/.exec(bareAt(tokens, at));
  // "On 3/5" is a day, "3/5 of the wall" and "a 4/12 pitch" are none.
  const isDated =
    /^(?:on|by|for|since|until|till|through|due|before|after|el|para|desde|hasta|antes|del)$/.test(
      bareAt(tokens, at - 1),
    ) && !/^(?:of|de|in|inch|inches|pulgadas?|["”″])$/.test(bareAt(tokens, at + 1));
  if (!parts || (!isDated && readValue(tokens, at, "en"))) return null;
  const numbers = parts.slice(1).filter(Boolean).map(Number);
  const isMonthFirst = language === "en" && isDated && (numbers[0] ?? 13) <= 12;
  const keys = (value: number, which: number) => {
    if (isMonthFirst) return which === 0 ? [`m${value}`] : [String(value)];
    return value <= 12 ? [String(value), `m${value}`] : [String(value)];
  };
  const place = placeOf(tokens, at, at);
  const facts = numbers.map((value, which): Fact => ({ keys: keys(value, which), kind: "number", ...place }));
  return { facts, next: at + 1 };
}

function readNumber(tokens: Token[], at: number, language: GuardLanguage): Read | null {
  const read = readValue(tokens, at, language);
  if (!read) return null;
  // "De hoy en ocho", "de aquí en quince".
  const isFromToday =
    bareAt(tokens, at - 1) === "en" &&
    (bareAt(tokens, at - 2) === "aqui" || DATES.es.has(bareAt(tokens, at - 2)));
  const measured = isFromToday ? { unit: "day", next: read.next } : unitAfter(tokens, at, read, language);
  const { value, next } = withHundredths(tokens, read.value, measured, language);
  const isHour = /^\d+(am|pm)$/.test(bareAt(tokens, at)) || /^(am|pm)$/.test(bareAt(tokens, next));
  const also = read.also === undefined ? [] : keysOf(read.also).slice(0, 1);
  const fact: Fact = {
    keys: [...keysOf(value, measured.unit), ...also],
    unit: measured.unit,
    kind: isHour ? "date" : "number",
    isOptional: read.isOptional ?? false,
    ...placeOf(tokens, at, next - 1),
  };
  return { facts: [fact], next };
}

/** "Tres metros (con) cuarenta" and "three meters forty" are 3.40 m; "five feet eleven" are five feet and eleven inches. */
function withHundredths(
  tokens: Token[],
  value: number,
  { unit, next }: { unit: string | undefined; next: number },
  language: GuardLanguage,
): { value: number; next: number } {
  const least = { metre: 2, foot: 12, yard: 12 }[unit ?? ""];
  if (least === undefined || !Number.isInteger(value)) return { value, next };
  const rest = readValue(tokens, bareAt(tokens, next) === "con" ? next + 1 : next, language);
  if (!rest || rest.isOptional || !Number.isInteger(rest.value) || rest.value < least || rest.value > 99)
    return { value, next };
  const isEnd = AFTER_HUNDREDTHS.test(bareAt(tokens, rest.next)) && !UNITS.has(bareAt(tokens, rest.next));
  return isEnd ? { value: value + rest.value / 100, next: rest.next } : { value, next };
}

/** What may follow a length; after "cinco metros, diez" comes a noun. */
const AFTER_HUNDREDTHS =
  /^(?:[.,;:!?\n)]?|y|and|de|del|por|by|a|al|to|en|in|para|entre|between|desde|from|above|below|wide|tall|high|long|deep|so|but|pero|porque|because)$/;

/** A whole number may be an hour; what is measured is also counted in a smaller unit, days in those that people say for weeks. */
function keysOf(value: number, unit?: string): string[] {
  const keys = Number.isInteger(value) ? [String(value)] : [value.toFixed(3)];
  if (Number.isInteger(value) && value <= 24 && !unit) keys.push(`t${(value % 12) * 60}`);
  // Three quarters are 75 percent.
  if (unit === "percent") keys.push(`=part${(value / 100).toFixed(2)}`);
  if (!unit && value < 1) keys.push(`=part${value.toFixed(2)}`);
  const counted = unit === "day" ? ({ 15: 14, 8: 7 }[value] ?? value) : value;
  const [times, smaller] = IN_SMALLER.get(unit ?? "")?.split(" ") ?? [];
  return times ? [...keys, `=${smaller}${Math.round(counted * Number(times) * 100) / 100}`] : keys;
}

/** Units that are as many of a smaller one. */
const IN_SMALLER = meaningsOf(BOTH.smaller);
const SIGNS = meaningsOf(BOTH.signs);
const SUFFIXES = new Map([...UNITS, ...meaningsOf(BOTH.suffixes)]);

/** Units that are written out or abbreviated: "pounds per square inch", "libras por pulgada cuadrada". */
const COMPOUND = [...meaningsOf(BOTH.compound)].map(
  ([unit, words]) => [unit, new RegExp(`^(?:${words})`)] as const,
);

const FILLER = /^(?:de|of|an?|square|cubic|-|more|full|whole|working|business|calendar|straight)$/;

function unitAfter(tokens: Token[], at: number, { next }: Value, language: GuardLanguage) {
  const unitAt = (by: number) => UNITS.get(bareAt(tokens, by));
  const suffix = /^\d+(\p{L}{1,3})$/u.exec(bareAt(tokens, at))?.[1];
  if (suffix) return { unit: SUFFIXES.get(suffix), next };
  // "$500 pesos".
  if (bareAt(tokens, at - 1) === "$")
    return /^(?:peso|dollar)$/.test(unitAt(next) ?? "")
      ? { unit: unitAt(next), next: next + 1 }
      : { unit: "dollar", next };
  const sign = SIGNS.get(bareAt(tokens, next));
  if (sign && tokens[next]?.start === tokens[next - 1]?.end) return { unit: sign, next: next + 1 };
  const inside = tokens.slice(next - at === 1 ? next : at, next).find(({ bare }) => UNITS.has(bare));
  if (inside) return { unit: UNITS.get(inside.bare), next };
  const words = phraseAt(tokens, next, 4);
  for (const [unit, pattern] of COMPOUND) {
    const found = pattern.exec(words)?.[0];
    if (found) return { unit, next: next + found.split(" ").length };
  }
  const from = FILLER.test(bareAt(tokens, next)) ? next + 1 : next;
  const unit = unitAt(from);
  // "Dos segundo piso": an ordinal is no unit.
  const isUnit = unit !== undefined && !(unit === "second" && language === "es" && from !== next);
  return isUnit ? { unit, next: from + 1 } : { unit: undefined, next };
}

const HALF_DAY = 12 * 60;
/** How many tokens before a number may change what it means. */
const CONTEXT = 3;
const NOON = /^(?:noon|midday|mediodia|midnight|medianoche)$/;
/** "Around lunch", "a la hora de la comida": about noon. */
const MEAL = /^(?:lunch|lunchtime|comida|almuerzo)$/;
const BEFORE_HOUR = /^(?:a|para|de|desde|hasta|son|es|como|tipo)$/;

/** The time that begins at a token: 9:30, a las nueve y media, quarter to seven. Null where none does. */
function readTime(tokens: Token[], at: number, language: GuardLanguage): Read | null {
  const word = bareAt(tokens, at);
  if (NOON.test(word)) return timeOf(tokens, at, at + 1, 0);
  if (MEAL.test(word)) return timeOf(tokens, at, at + 1, 0, true);
  if (/^al? medio dia$/.test(phraseAt(tokens, at - 1, 3))) return timeOf(tokens, at, at + 2, 0);
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(word) ?? [];
  if (hours) return timeOf(tokens, at, at + 1, Number(hours) * 60 + Number(minutes));
  return readMilitaryTime(tokens, at) ?? readOffset(tokens, at, language) ?? readHour(tokens, at, language);
}

/** "1500 hours", "a las 0700", "17 hrs". */
function readMilitaryTime(tokens: Token[], at: number): Read | null {
  const [word, hours, minutes = "00"] = /^([01]?\d|2[0-3])([0-5]\d)?$/.exec(bareAt(tokens, at)) ?? [];
  if (!word) return null;
  const isSaid = /^(?:hours|hrs?|horas|h)$/.test(bareAt(tokens, at + 1));
  const isAfterAt = /^(?:at|las)$/.test(bareAt(tokens, at - 1));
  const isTime = word.length === 4 ? isSaid || isAfterAt : isSaid && isAfterAt;
  return isTime ? timeOf(tokens, at, isSaid ? at + 2 : at + 1, Number(hours) * 60 + Number(minutes)) : null;
}

const JOINT = {
  en: /^(?:(?:minutes )?(?:past|after)|minutes before|to|till|of) /,
  es: /^(?:(?:minutos )?para|minutos antes de) las? /,
} as const;

/** "Quarter to seven", "half past six", "un cuarto para las ocho", "quince minutos antes de las siete". */
function readOffset(tokens: Token[], at: number, language: GuardLanguage): Read | null {
  const from = /^(?:un cuarto|a (?:quarter|half))$/.test(phraseAt(tokens, at, 2)) ? at + 1 : at;
  const minutes = minutesAt(tokens, from, language);
  const [joint = ""] = (minutes && JOINT[language].exec(`${phraseAt(tokens, minutes.next, 4)} `)) ?? [];
  if (!minutes || joint === "" || (/^(?:to|till|of) $/.test(joint) && !isCountedBack(tokens, from)))
    return null;
  const hour = hourAt(tokens, minutes.next + joint.trim().split(" ").length, language);
  // "Ten to twelve weeks".
  if (!hour || (language === "en" && UNITS.has(bareAt(tokens, hour.next)))) return null;
  const sign = /past|after/.test(joint) ? 1 : -1;
  return timeOf(tokens, from, hour.next, hour.value * 60 + sign * minutes.value);
}

/** "Quarter to seven", "it's ten to eight"; not "ten to twelve men". */
function isCountedBack(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]?.bare ?? ".";
  const isSaidOfNow = /^(\.|its|is|at|by|around|about|til|till|until)$/.test(before);
  const minutes = isSaidOfNow ? readValue(tokens, at, "en")?.value : undefined;
  return bareAt(tokens, at) === "quarter" || [5, 10, 20, 25].includes(minutes ?? 0);
}

/** "A las siete y media", "at seven forty-five"; not "las siete dos camiones". */
function readHour(tokens: Token[], at: number, language: GuardLanguage): Read | null {
  const [before, word, next] = [bareAt(tokens, at - 1), bareAt(tokens, at), bareAt(tokens, at + 1)];
  const isHour =
    language === "es"
      ? /^las?$/.test(word) && BEFORE_HOUR.test(before)
      : before === "at" || /^(?:fifteen|thirty|forty-five)$/.test(next);
  const from = language === "es" ? at + 1 : at;
  const hour = isHour ? hourAt(tokens, from, language) : null;
  // "De las doce zapatas" are twelve.
  if (!hour || (before === "de" && /^\p{L}{3,}(?<!mo)s$/u.test(bareAt(tokens, hour.next)))) return null;
  const plain = /\d/.test(bareAt(tokens, hour.next)) ? null : readValue(tokens, hour.next, language);
  if (plain && [10, 15, 20, 30, 40, 45, 50].includes(plain.value))
    return timeOf(tokens, from, plain.next, hour.value * 60 + plain.value);
  if (language === "en") return null;
  const sign = { y: 1, menos: -1 }[bareAt(tokens, hour.next)];
  const minutes = sign ? minutesAt(tokens, hour.next + 1, "es") : null;
  const total = hour.value * 60 + (sign ?? 0) * (minutes?.value ?? 0);
  return timeOf(tokens, from, minutes?.next ?? hour.next, total);
}

/** Without the half that may follow: that is the minutes. */
function hourAt(tokens: Token[], at: number, language: GuardLanguage) {
  // "Como la tercera parte" is no time.
  if (ORDINALS[language].has(bareAt(tokens, at)) || /^an?$/.test(bareAt(tokens, at))) return null;
  const from = Math.max(0, at - CONTEXT);
  const hour = readValue(tokens.slice(from, at + 1), at - from, language);
  const isHour = hour && Number.isInteger(hour.value) && hour.value >= 1 && hour.value <= 24;
  return isHour ? { value: hour.value, next: from + hour.next } : null;
}

function minutesAt(tokens: Token[], at: number, language: GuardLanguage) {
  const part = PARTS[language].get(bareAt(tokens, at));
  if (part) return { value: part * 60, next: at + 1 };
  const minutes = readValue(tokens, at, language);
  return minutes && minutes.value < 60 ? minutes : null;
}

function timeOf(tokens: Token[], from: number, next: number, minutes: number, isOptional = false): Read {
  const ofHalfDay = (minutes + 2 * HALF_DAY) % HALF_DAY;
  const hour = ofHalfDay / 60;
  const keys = [`t${ofHalfDay}`, ...(Number.isInteger(hour) ? [String(hour === 0 ? 12 : hour)] : [])];
  return { facts: [{ keys, kind: "date", isOptional, ...placeOf(tokens, from, next - 1) }], next };
}
