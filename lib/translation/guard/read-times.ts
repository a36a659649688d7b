import { type Fact, placeOf } from "./fact";
import { readValue } from "./read-values";
import type { Token } from "./token";
import { type GuardLanguage, ORDINALS, PARTS, UNITS } from "./words";

/** A time of day that was read, and the first token after it. */
interface Read {
  fact: Fact;
  next: number;
}

const HALF_DAY = 12 * 60;
/** How many tokens before a number may change what it means. */
const CONTEXT = 3;
const NOON = new Set(["noon", "midday", "mediodia", "midnight", "medianoche"]);
const MEAL = /^(?:lunch|lunchtime|comida|almuerzo)$/;
const BEFORE_HOUR = new Set(["a", "para", "de", "desde", "hasta", "son", "es", "como", "tipo"]);

/** The time that begins at a token: 9:30, a las nueve y media, quarter to seven. Null where none does. */
export function readTime(tokens: Token[], at: number, language: GuardLanguage): Read | null {
  const word = tokens[at]?.bare ?? "";
  if (NOON.has(word)) return timeOf(tokens, at, at + 1, 0);
  // "Around lunch", "a la hora de la comida": about noon.
  if (MEAL.test(word)) {
    const { fact, next } = timeOf(tokens, at, at + 1, 0);
    return { fact: { ...fact, isOptional: true }, next };
  }
  if (word === "medio" && tokens[at + 1]?.bare === "dia" && /^al?$/.test(tokens[at - 1]?.bare ?? ""))
    return timeOf(tokens, at, at + 2, 0);
  if (/^\d{1,2}:\d{2}$/.test(word)) {
    const [hours, minutes] = word.split(":");
    return timeOf(tokens, at, at + 1, Number(hours) * 60 + Number(minutes));
  }
  const counted = readMilitaryTime(tokens, at) ?? readMinutesBefore(tokens, at, language);
  if (counted) return counted;
  return language === "es" ? readSpanishTime(tokens, at) : readEnglishTime(tokens, at);
}

/** "1500 hours", "a las 0700", "17 hrs". */
function readMilitaryTime(tokens: Token[], at: number): Read | null {
  const [, hours, minutes = "00"] = /^([01]?\d|2[0-3])([0-5]\d)?$/.exec(tokens[at]?.bare ?? "") ?? [];
  if (!hours) return null;
  const isSaid = /^(?:hours|hrs?|horas|h)$/.test(tokens[at + 1]?.bare ?? "");
  const isAfterAt = /^(?:at|las)$/.test(tokens[at - 1]?.bare ?? "");
  const isTime = tokens[at]?.bare.length === 4 ? isSaid || isAfterAt : isSaid && isAfterAt;
  return isTime ? timeOf(tokens, at, isSaid ? at + 2 : at + 1, Number(hours) * 60 + Number(minutes)) : null;
}

function readSpanishTime(tokens: Token[], at: number): Read | null {
  const word = tokens[at]?.bare ?? "";
  // "Un cuarto para las ocho".
  if (word === "un" && tokens[at + 1]?.bare === "cuarto") return readSpanishTime(tokens, at + 1);
  const to = tokens[at + 1]?.bare === "minutos" ? at + 2 : at + 1;
  if (tokens[to]?.bare === "para" && /^las?$/.test(tokens[to + 1]?.bare ?? "")) {
    const minutes = minutesAt(tokens, at, "es");
    const hour = hourAt(tokens, to + 2, "es");
    return minutes && hour ? timeOf(tokens, at, hour.next, hour.value * 60 - minutes.value) : null;
  }
  if (!/^las?$/.test(word) || !BEFORE_HOUR.has(tokens[at - 1]?.bare ?? "")) return null;
  const hour = hourAt(tokens, at + 1, "es");
  if (!hour || isCounted(tokens, at, hour.next)) return null;
  const plain = wholeMinutesAt(tokens, hour.next, "es");
  if (plain) return timeOf(tokens, at + 1, plain.next, hour.value * 60 + plain.value);
  const sign = { y: 1, menos: -1 }[tokens[hour.next]?.bare ?? ""];
  const minutes = sign ? minutesAt(tokens, hour.next + 1, "es") : null;
  if (!sign || !minutes) return timeOf(tokens, at + 1, hour.next, hour.value * 60);
  return timeOf(tokens, at + 1, minutes.next, hour.value * 60 + sign * minutes.value);
}

/** "De las doce zapatas" are twelve. */
function isCounted(tokens: Token[], at: number, next: number): boolean {
  return tokens[at - 1]?.bare === "de" && /^\p{L}{3,}(?<!mo)s$/u.test(tokens[next]?.bare ?? "");
}

/** "Quince minutos antes de las siete", "fifteen minutes before seven". */
function readMinutesBefore(tokens: Token[], at: number, language: GuardLanguage): Read | null {
  const isNear = [1, 2, 3].some((by) => /^minut[eo]s$/.test(tokens[at + by]?.bare ?? ""));
  const minutes = isNear ? readValue(tokens, at, language) : null;
  if (!minutes || minutes.value >= 60 || !/^minut[eo]s$/.test(tokens[minutes.next]?.bare ?? "")) return null;
  const words = [1, 2, 3].map((by) => tokens[minutes.next + by]?.bare ?? "");
  const isBefore = language === "es" ? /^antes de las?$/.test(words.join(" ")) : words[0] === "before";
  const hour = isBefore ? hourAt(tokens, minutes.next + (language === "es" ? 4 : 2), language) : null;
  return hour ? timeOf(tokens, at, hour.next, hour.value * 60 - minutes.value) : null;
}

const AFTER = new Set(["past", "after"]);
const BEFORE = new Set(["to", "till", "of"]);

function readEnglishTime(tokens: Token[], at: number): Read | null {
  const joint = tokens[at + 1]?.bare ?? "";
  if (tokens[at]?.bare === "a" && PARTS.en.has(joint)) return readEnglishTime(tokens, at + 1);
  if (AFTER.has(joint) || (BEFORE.has(joint) && isCountedBack(tokens, at))) {
    const minutes = minutesAt(tokens, at, "en");
    const hour = hourAt(tokens, at + 2, "en");
    // "Ten to twelve weeks".
    if (!minutes || !hour || UNITS.has(tokens[hour.next]?.bare ?? "")) return null;
    const total = hour.value * 60 + (AFTER.has(joint) ? minutes.value : -minutes.value);
    return timeOf(tokens, at, hour.next, total);
  }
  const isHour = tokens[at - 1]?.bare === "at" || /^(fifteen|thirty|forty-five)$/.test(joint);
  const hour = isHour ? hourAt(tokens, at, "en") : null;
  const minutes = hour && wholeMinutesAt(tokens, hour.next, "en");
  return minutes ? timeOf(tokens, at, minutes.next, hour.value * 60 + minutes.value) : null;
}

/** "Quarter to seven", "it's ten to eight"; not "ten to twelve men". */
function isCountedBack(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]?.bare ?? ".";
  const isSaidOfNow = /^(\.|its|is|at|by|around|about|til|till|until)$/.test(before);
  const minutes = isSaidOfNow ? readValue(tokens, at, "en")?.value : undefined;
  return tokens[at]?.bare === "quarter" || [5, 10, 20, 25].includes(minutes ?? 0);
}

/** The minutes of "seven forty-five", "las siete cuarenta y cinco"; not "las siete dos camiones". */
function wholeMinutesAt(tokens: Token[], at: number, language: GuardLanguage) {
  const minutes = readValue(tokens, at, language);
  const isDigits = /\d/.test(tokens[at]?.bare ?? "");
  return minutes && !isDigits && [10, 15, 20, 30, 40, 45, 50].includes(minutes.value) ? minutes : null;
}

/** Without the half that may follow: that is the minutes. */
function hourAt(tokens: Token[], at: number, language: GuardLanguage) {
  // "Como la tercera parte" is no time.
  if (ORDINALS[language].has(tokens[at]?.bare ?? "") || /^an?$/.test(tokens[at]?.bare ?? "")) return null;
  const from = Math.max(0, at - CONTEXT);
  const hour = readValue(tokens.slice(from, at + 1), at - from, language);
  const isHour = hour && Number.isInteger(hour.value) && hour.value >= 1 && hour.value <= 24;
  return isHour ? { value: hour.value, next: from + hour.next } : null;
}

function minutesAt(tokens: Token[], at: number, language: GuardLanguage) {
  const part = PARTS[language].get(tokens[at]?.bare ?? "");
  if (part) return { value: part * 60, next: at + 1 };
  const minutes = readValue(tokens, at, language);
  return minutes && minutes.value < 60 ? minutes : null;
}

function timeOf(tokens: Token[], from: number, next: number, minutes: number): Read {
  const ofHalfDay = (minutes + 2 * HALF_DAY) % HALF_DAY;
  const hour = ofHalfDay / 60;
  const keys = [`t${ofHalfDay}`, ...(Number.isInteger(hour) ? [String(hour === 0 ? 12 : hour)] : [])];
  return { fact: { keys, kind: "date", ...placeOf(tokens, from, next - 1) }, next };
}
