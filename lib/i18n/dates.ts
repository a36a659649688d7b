import { memoize } from "./memoize";
import type { Locale } from "./locale";

export interface FormatPrefs {
  locale: Locale;
  /** IANA name. */
  timeZone: string;
}

export type Moment = Date | string;

/** US Spanish: money and numbers as on an American invoice; its clock has 24 hours (see `time`). */
export const TAGS = { en: "en-US", es: "es-US" } as const satisfies Record<Locale, string>;
const CYCLES = { en: "h12", es: "h23" } as const satisfies Record<Locale, string>;

export const dateFormatter = memoize(
  (tag: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** The dates of `createFormat` alone, for a public page that shows nothing else. Dates may be ISO strings. */
export function createDates({ locale, timeZone }: FormatPrefs) {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(TAGS[locale], { timeZone, ...options });
  const time = (at: Moment) =>
    plain(dates({ hour: "numeric", minute: "2-digit", hourCycle: CYCLES[locale] }).format(new Date(at)));
  const date = (at: Moment) =>
    dates({ year: "numeric", month: "short", day: "numeric" }).format(new Date(at));
  return {
    /** "Nov 20, 2026" */
    date,
    /** "2:14 PM", "14:14" */
    time,
    /** "Nov 20, 2026, 2:14 PM" */
    dateTime: (at: Moment) => `${date(at)}, ${time(at)}`,
  };
}

/** ICU versions differ in the space before AM: server and browser must print the same. */
function plain(text: string): string {
  return text.replace(/[\u202f\u00a0]/g, " ");
}
