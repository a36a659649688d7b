import { FORMATS } from "./dates";
import type { Locale } from "./locale";

/** Two calendar days (YYYY-MM-DD) as one: "November 9 – 20, 2026", or "Nov 9 – 20, 2026" for little room. */
export function formatDayRange(
  locale: Locale,
  [first, last]: [string, string],
  month: "long" | "short" = "long",
): string {
  const options = { year: "numeric", month, day: "numeric", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(FORMATS[locale].tag, options);
  // ICU versions differ in the spaces around the dash.
  return format.formatRange(new Date(first), new Date(last)).replace(/[\u2009\u202f\u00a0]/g, " ");
}

/** A calendar day (YYYY-MM-DD): "Nov 9, 2026". */
export function formatCalendarDay(locale: Locale, day: string): string {
  const options = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(FORMATS[locale].tag, options).format(new Date(day));
}
