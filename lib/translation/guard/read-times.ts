import { readValue } from "./read-values";
import { bareAt, type Fact, phraseAt, placeOf, type Token } from "./token";
import { type GuardLanguage, ORDINALS, PARTS, UNITS } from "./words";

/** A time of day that was read, and the first token after it. */
interface Read {
  facts: Fact[];
  next: number;
}

const HALF_DAY = 12 * 60;
/** How many tokens before a number may change what it means. */
const CONTEXT = 3;
const NOON = /^(?:noon|midday|mediodia|midnight|medianoche)$/;
/** "Around lunch", "a la hora de la comida": about noon. */
const MEAL = /^(?:lunch|lunchtime|comida|almuerzo)$/;
const BEFORE_HOUR = /^(?:a|para|de|desde|hasta|son|es|como|tipo)$/;

/** The time that begins at a token: 9:30, a las nueve y media, quarter to seven. Null where none does. */
export function readTime(tokens: Token[], at: number, language: GuardLanguage): Read | null {
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

function timeOf(tokens: Token[], from: number, next: number, minutes: number, isOptional?: true): Read {
  const ofHalfDay = (minutes + 2 * HALF_DAY) % HALF_DAY;
  const hour = ofHalfDay / 60;
  const keys = [`t${ofHalfDay}`, ...(Number.isInteger(hour) ? [String(hour === 0 ? 12 : hour)] : [])];
  const fact: Fact = { keys, kind: "date", ...placeOf(tokens, from, next - 1) };
  return { facts: [isOptional ? { ...fact, isOptional } : fact], next };
}
