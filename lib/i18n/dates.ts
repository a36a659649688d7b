import type { Locale } from "./locale";
import { memoize } from "./memoize";

export interface FormatPrefs {
  locale: Locale;
  /** IANA name. */
  timeZone: string;
}

export type Moment = Date | string;

interface Formats {
  /** For dates, numbers and money: a BCP 47 tag. */
  tag: string;
  hourCycle: "h12" | "h23";
  /** Between a weekday and its date. */
  beforeDate: string;
}

/** How each language writes dates and numbers. US Spanish: money and numbers as on an American invoice. */
export const FORMATS: Record<Locale, Formats> = {
  en: { tag: "en-US", hourCycle: "h12", beforeDate: ", " },
  es: { tag: "es-US", hourCycle: "h23", beforeDate: " " },
};

export const dateFormatter = memoize(
  (tag: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** The dates of `createFormat` alone, for a public page that shows nothing else. Dates may be ISO strings. */
export function createDates({ locale, timeZone }: FormatPrefs) {
  const { tag, hourCycle } = FORMATS[locale];
  const dates = (options: Intl.DateTimeFormatOptions) => dateFormatter(tag, { timeZone, ...options });
  const time = (at: Moment) =>
    plain(dates({ hour: "numeric", minute: "2-digit", hourCycle }).format(new Date(at)));
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
