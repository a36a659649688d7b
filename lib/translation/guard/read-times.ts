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
  const counted = readMilitaryTime(tokens, at) ?? readMinutesBefore(tokens, at, language);
  if (counted) return counted;
  return language === "es" ? readSpanishTime(tokens, at) : readEnglishTime(tokens, at);
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

function readSpanishTime(tokens: Token[], at: number): Read | null {
  // "Un cuarto para las ocho".
  if (phraseAt(tokens, at, 2) === "un cuarto") return readSpanishTime(tokens, at + 1);
  const to = bareAt(tokens, at + 1) === "minutos" ? at + 2 : at + 1;
  if (/^para las?$/.test(phraseAt(tokens, to, 2))) {
    const minutes = minutesAt(tokens, at, "es");
    const hour = hourAt(tokens, to + 2, "es");
    return minutes && hour ? timeOf(tokens, at, hour.next, hour.value * 60 - minutes.value) : null;
  }
  if (!/^las?$/.test(bareAt(tokens, at)) || !BEFORE_HOUR.test(bareAt(tokens, at - 1))) return null;
  const hour = hourAt(tokens, at + 1, "es");
  // "De las doce zapatas" are twelve.
  const isCounted =
    hour && bareAt(tokens, at - 1) === "de" && /^\p{L}{3,}(?<!mo)s$/u.test(bareAt(tokens, hour.next));
  if (!hour || isCounted) return null;
  const plain = wholeMinutesAt(tokens, hour.next, "es");
  if (plain) return timeOf(tokens, at + 1, plain.next, hour.value * 60 + plain.value);
  const sign = { y: 1, menos: -1 }[bareAt(tokens, hour.next)];
  const minutes = sign ? minutesAt(tokens, hour.next + 1, "es") : null;
  const total = hour.value * 60 + (sign ?? 0) * (minutes?.value ?? 0);
  return timeOf(tokens, at + 1, minutes?.next ?? hour.next, total);
}

/** "Quince minutos antes de las siete", "fifteen minutes before seven". */
function readMinutesBefore(tokens: Token[], at: number, language: GuardLanguage): Read | null {
  const isNear = /\bminut[eo]s\b/.test(phraseAt(tokens, at + 1, 3));
  const minutes = isNear ? readValue(tokens, at, language) : null;
  if (!minutes || minutes.value >= 60) return null;
  const words = phraseAt(tokens, minutes.next, language === "es" ? 4 : 2);
  const isBefore = /^(?:minutos antes de las?|minutes before)$/.test(words);
  const hour = isBefore ? hourAt(tokens, minutes.next + (language === "es" ? 4 : 2), language) : null;
  return hour ? timeOf(tokens, at, hour.next, hour.value * 60 - minutes.value) : null;
}

function readEnglishTime(tokens: Token[], at: number): Read | null {
  const joint = bareAt(tokens, at + 1);
  if (bareAt(tokens, at) === "a" && PARTS.en.has(joint)) return readEnglishTime(tokens, at + 1);
  const isAfter = joint === "past" || joint === "after";
  if (isAfter || (/^(?:to|till|of)$/.test(joint) && isCountedBack(tokens, at))) {
    const minutes = minutesAt(tokens, at, "en");
    const hour = hourAt(tokens, at + 2, "en");
    // "Ten to twelve weeks".
    if (!minutes || !hour || UNITS.has(bareAt(tokens, hour.next))) return null;
    return timeOf(tokens, at, hour.next, hour.value * 60 + (isAfter ? minutes.value : -minutes.value));
  }
  const isHour = bareAt(tokens, at - 1) === "at" || /^(fifteen|thirty|forty-five)$/.test(joint);
  const hour = isHour ? hourAt(tokens, at, "en") : null;
  const minutes = hour && wholeMinutesAt(tokens, hour.next, "en");
  return minutes ? timeOf(tokens, at, minutes.next, hour.value * 60 + minutes.value) : null;
}

/** "Quarter to seven", "it's ten to eight"; not "ten to twelve men". */
function isCountedBack(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]?.bare ?? ".";
  const isSaidOfNow = /^(\.|its|is|at|by|around|about|til|till|until)$/.test(before);
  const minutes = isSaidOfNow ? readValue(tokens, at, "en")?.value : undefined;
  return bareAt(tokens, at) === "quarter" || [5, 10, 20, 25].includes(minutes ?? 0);
}

/** The minutes of "seven forty-five", "las siete cuarenta y cinco"; not "las siete dos camiones". */
function wholeMinutesAt(tokens: Token[], at: number, language: GuardLanguage) {
  const minutes = /\d/.test(bareAt(tokens, at)) ? null : readValue(tokens, at, language);
  return minutes && [10, 15, 20, 30, 40, 45, 50].includes(minutes.value) ? minutes : null;
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
