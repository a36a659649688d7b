import { dateFormatter, FORMATS } from "@/lib/i18n/dates";
import { type Locale, LOCALES } from "@/lib/i18n/locale";
import { createLongDates } from "@/lib/i18n/long-dates";
import { dayAfter } from "@/lib/i18n/days";
import { LANGUAGE_RULES } from "@/lib/shared/language-rules";
import { bareOf } from "@/lib/translation/guard/token";

const TOMORROW = /\b(tomorrow|manana)\b/;
const YESTERDAY = /\b(yesterday|ayer|last night|anoche)\b/;
/** How far a weekday that an update names may be away. */
const WEEK = 7;
/** The same for "the 26th". */
const MONTH = 30;

/**
 * The days that an update names by what they are to its own day: that day itself, "tomorrow", "on Thursday". A report writes them as
 * dates, which are no differences then.
 */
export function daysNamedIn(text: string, day: string): string[] {
  const words = bareOf(text);
  const days = [day];
  if (TOMORROW.test(words)) days.push(dayAfter(day));
  if (YESTERDAY.test(words)) days.push(dayAfter(day, -1));
  for (let n = -MONTH; n <= MONTH; n += 1) {
    const other = dayAfter(day, n);
    if (numbers(words, other) || (Math.abs(n) <= WEEK && names(words, other))) days.push(other);
  }
  return [...new Set(days)];
}

function names(words: string, day: string): boolean {
  return LOCALES.some((locale) =>
    new RegExp(String.raw`\b${bareOf(weekday(day, locale))}\b`, "u").test(words),
  );
}

/** "The 26th", "el 26", "el jueves 26". */
function numbers(words: string, day: string): boolean {
  const number = String(Number(day.slice(8)));
  return new RegExp(
    String.raw`\b(?:the ${number}(?:st|nd|rd|th)|el (?:\p{L}+ )?${number})\b(?!\s+(?:de|of)\b)`,
    "u",
  ).test(words);
}

function weekday(day: string, locale: Locale): string {
  return createLongDates({ locale, timeZone: "UTC" }).weekdayName(`${day}T12:00:00Z`);
}

/** The text with the ways to write these days blanked out, every character where it was. */
export function withoutDays(text: string, days: readonly string[], locale: Locale): string {
  return days.reduce((rest, day) => rest.replace(waysToWrite(day, locale), blank), text);
}

function blank(found: string): string {
  return " ".repeat(found.length);
}

/** "Wednesday, November 18, 2026", "Nov 18", "Wednesday"; "miércoles 18 de noviembre", "18 de noviembre de 2026". */
function waysToWrite(day: string, locale: Locale): RegExp {
  const { long, short } = monthsOf(day, locale);
  const [year, number] = [day.slice(0, 4), String(Number(day.slice(8)))];
  const name = weekday(day, locale);
  const month = String.raw`(?:${long}|${short}\.?)`;
  const date = LANGUAGE_RULES[locale].date?.(month, number, year);
  const known = date === undefined ? name : String.raw`(?:${name},? )?${date}|${name}`;
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${known})(?![\p{L}\d])`, "giu");
}

function monthsOf(day: string, locale: Locale): { long: string; short: string } {
  const at = new Date(`${day}T12:00:00Z`);
  const month = (form: "long" | "short") =>
    dateFormatter(FORMATS[locale].tag, { month: form, timeZone: "UTC" }).format(at).replace(".", "");
  return { long: month("long"), short: month("short") };
}
