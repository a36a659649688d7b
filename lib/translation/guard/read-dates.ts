import { type Fact, placeOf } from "./fact";
import type { Token } from "./token";
import { DATES, type GuardLanguage, monthOf, NAMES } from "./words";

const PERIODS = new Map([
  ...["week", "semana"].map((word) => [word, "week"] as const),
  ...["month", "mes"].map((word) => [word, "month"] as const),
  ...["year", "ano"].map((word) => [word, "year"] as const),
]);
const NEXT_BEFORE = /^(next|coming|following|proxim[oa]|siguiente)$/;
const LAST_BEFORE = /^(last|past)$/;
const NEXT_AFTER = /^(que (viene|entra)|proxim[oa]|entrante|siguiente)/;
const LAST_AFTER = /^pasad[oa]/;

const WORD = /^[\p{L}\d]/u;

/** Days, months, "tomorrow", "next week", and which half of the day a time is in. */
export function datesIn(tokens: Token[], language: GuardLanguage): Fact[] {
  return tokens.flatMap(({ bare }, at) => {
    if (!WORD.test(bare)) return [];
    const key = periodAt(tokens, at) ?? dayAt(tokens, at, language) ?? halfOfDayAt(tokens, at);
    const place = placeOf(tokens, at, at);
    // "It's your turn": today, without saying so.
    if (key) return [factOf(place, [key], key === "today" || bare === "overnight")];
    const months = monthsOf(bare);
    if (months.length > 0) return [factOf(place, months, true)];
    return isToday(tokens, at) ? [factOf(place, ["today"], true)] : [];
  });
}

function factOf(place: { start: number; end: number }, keys: string[], isOptional: boolean): Fact {
  return { keys, kind: "date", isOptional, ...place };
}

/** 3/15 may name March, 02/10 February or October. */
function monthsOf(word: string): string[] {
  const parts = /^(\d{1,2})\/(\d{1,2})(?:\/\d+)?$/.exec(word)?.slice(1, 3) ?? [];
  return parts.flatMap((part) => monthOf(Number(part)) ?? []);
}

function around(tokens: Token[], at: number, by: number): string {
  return tokens[at + by]?.bare ?? "";
}

function periodAt(tokens: Token[], at: number): string | undefined {
  const period = PERIODS.get(around(tokens, at, 0));
  if (!period) return undefined;
  const before = around(tokens, at, -1);
  const after = `${around(tokens, at, 1)} ${around(tokens, at, 2)}`;
  const isOther = /^otr[oa]$/.test(before) && /^(el|la)$/.test(around(tokens, at, -2));
  if (isOther || NEXT_BEFORE.test(before) || NEXT_AFTER.test(after)) return `next-${period}`;
  return LAST_BEFORE.test(before) || LAST_AFTER.test(after) ? `last-${period}` : undefined;
}

const MORNING_BEFORE = new Set(["la", "esta", "una", "cada", "toda", "media"]);

function dayAt(tokens: Token[], at: number, language: GuardLanguage): string | undefined {
  const word = withoutPossessive(tokens[at]);
  if (language === "es" && word === "manana") {
    if (around(tokens, at, -1) === "pasado") return "day-after-tomorrow";
    return MORNING_BEFORE.has(around(tokens, at, -1)) ? undefined : "tomorrow";
  }
  if (word === "overnight") return "tomorrow";
  if (word === "yesterday" && around(tokens, at, -1) === "before" && around(tokens, at, -2) === "day")
    return "day-before-yesterday";
  if (/^nights?$/.test(word) && around(tokens, at, -1) === "last") return "yesterday";
  if (word === "tomorrow" && around(tokens, at, -1) === "after" && around(tokens, at, -2) === "day")
    return "day-after-tomorrow";
  if (language === "en" && /^(may|march|june)$/.test(word))
    return isMonth(tokens, at) ? word.slice(0, 3) : undefined;
  // "Don Julio": a month is written small.
  if (language === "es" && tokens[at]?.text === "Julio" && !/^(?:de|en|del)$/.test(around(tokens, at, -1)))
    return undefined;
  return DATES[language].get(word);
}

/** "Tomorrow's pour". */
function withoutPossessive(token: Token | undefined): string {
  return token && /['’]s$/.test(token.text) ? token.bare.slice(0, -1) : (token?.bare ?? "");
}

/** "March 12" and "in May", not "may be late" and "June has the plans". */
function isMonth(tokens: Token[], at: number): boolean {
  if (!/^\p{Lu}/u.test(tokens[at]?.text ?? "")) return false;
  const isNamed =
    /^(in|by|of|since|until|till|next|last|through|thru|before|after|from|to|this|mid|late|early)$/.test(
      around(tokens, at, -1),
    );
  return (
    isNamed ||
    /^\d/.test(around(tokens, at, 1)) ||
    (!NAMES.has(around(tokens, at, 0)) && around(tokens, at, -1) === "on")
  );
}

/** "Tonight" and "esta tarde" may be "today", and may be "in the afternoon". */
function isToday(tokens: Token[], at: number): boolean {
  const word = around(tokens, at, 0);
  if (word === "tonight") return true;
  return /^(this|esta)$/.test(around(tokens, at, -1)) && (MORNING.test(word) || LATER.test(word));
}

const MORNING = /^(manana|morning)$/;
const LATER = /^(tarde|noche|afternoon|evening)$/;

const HALVES = new Map([
  ...["noon", "midday", "mediodia"].map((word) => [word, "pm"] as const),
  ...["midnight", "medianoche"].map((word) => [word, "am"] as const),
]);

/** Only where it belongs to a time: "a las 6 de la mañana", "6 pm", "noon". */
function halfOfDayAt(tokens: Token[], at: number): string | undefined {
  const word = around(tokens, at, 0);
  const half = HALVES.get(word);
  if (half) return half;
  if (/^(?:1[3-9]|2[0-3]):\d\d$/.test(word)) return "pm";
  const [, digits] = /^(?:\d+)?(am|pm)$/.exec(word) ?? [];
  if (digits) return digits;
  const after = around(tokens, at, 1);
  if (/^[ap]$/.test(word) && (after === "." ? around(tokens, at, 2) : after) === "m") return `${word}m`;
  const before = `${around(tokens, at, -2)} ${around(tokens, at, -1)}`;
  const isAfterDay = DATES.en.has(around(tokens, at, -1)) && around(tokens, at, -1) !== "today";
  if (isAfterDay && /^(?:morning|afternoon|evening|night)$/.test(word))
    return word === "morning" ? "am" : "pm";
  if (!/^(de|por|en) la$|^(in) the$/.test(before)) return undefined;
  // "Hoy en la noche" is tonight.
  if (around(tokens, at, -3) === "hoy") return undefined;
  if (MORNING.test(word)) return "am";
  return LATER.test(word) ? "pm" : undefined;
}
