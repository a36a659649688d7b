import { createDates, dateFormatter, type FormatPrefs, FORMATS, type Moment } from "./dates";
import { memoize } from "./memoize";

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NEAR_DAYS = 300;

export type Format = ReturnType<typeof createFormat>;

/** Turns dates, numbers and money into text for one reader. Dates may be ISO strings. Dates of single screens: `createLongDates`. */
export function createFormat({ locale, timeZone }: FormatPrefs) {
  const tag = FORMATS[locale].tag;
  const dates = (options: Intl.DateTimeFormatOptions) => dateFormatter(tag, { timeZone, ...options });
  const { date, time, dateTime } = createDates({ locale, timeZone });
  const dayNumber = (at: Moment) => calendarDay(new Date(at), timeZone);
  const calendarDate = (day: string, now: Moment, options: Intl.DateTimeFormatOptions = {}) => {
    const isNear = Math.abs(Date.parse(day) / DAY - dayNumber(now)) < NEAR_DAYS;
    const year = isNear ? {} : ({ year: "numeric" } as const);
    return dates({ month: "short", day: "numeric", ...year, ...options, timeZone: "UTC" });
  };

  return {
    date,
    time,
    dateTime,
    /** "Today 2:14 PM", "Yesterday 4:48 PM", "Nov 18 4:48 PM", with the year when it is another one. */
    dayTime: (at: Moment, now: Moment = new Date()) => {
      const days = dayNumber(at) - dayNumber(now);
      return `${days === 0 || days === -1 ? capital(relative(tag, days, "day")) : shortDay(dates, at, now)} ${time(at)}`;
    },
    /** The day as a heading: "Today, November 20", "Yesterday, November 19", "Tuesday, November 17", with the year when it is another one. */
    dayLine: (at: Moment, now: Moment = new Date()) => {
      const days = dayNumber(at) - dayNumber(now);
      const day = new Date(at);
      const sameYear = isSameYear(dates, at, now) ? {} : ({ year: "numeric" } as const);
      const monthDay = dates({ month: "long", day: "numeric", ...sameYear }).format(day);
      const name =
        days === 0 || days === -1 ? relative(tag, days, "day") : dates({ weekday: "long" }).format(day);
      return `${capital(name)}, ${monthDay}`;
    },
    /** "2:14 PM" today, then "Yesterday", "Wed" for a week, "Nov 4", with the year when it is another one. */
    shortTime: (at: Moment, now: Moment = new Date()) => {
      const days = dayNumber(at) - dayNumber(now);
      if (days >= 0) return time(at);
      if (days === -1) return capital(relative(tag, days, "day"));
      return days > -7 ? capital(dates({ weekday: "short" }).format(new Date(at))) : shortDay(dates, at, now);
    },
    /** "Nov 4", with the year when it is another one. */
    shortDate: (at: Moment, now: Moment = new Date()) => shortDay(dates, at, now),
    /** "in 3 days", "in 5 h", "in 20 min" for a moment in the future. */
    until: (at: Moment, now: Moment = new Date()) => away(tag, at, now, 1),
    /** "2 min ago", "5 h ago", "3 days ago" for a moment in the past. */
    ago: (at: Moment, now: Moment = new Date()) => away(tag, now, at, -1),
    /**
     * Days from the reader's today to a calendar day (YYYY-MM-DD): 0 for today, negative once it has passed. Such a day has no
     * clock and no zone, so it is the same day everywhere; only "today" depends on the reader.
     */
    daysLeft: (day: string, now: Moment = new Date()) => Date.parse(day) / DAY - dayNumber(now),
    /** The reader's calendar day, YYYY-MM-DD. */
    today: (now: Moment = new Date()) => dateFormatter("sv-SE", { timeZone }).format(new Date(now)),
    /** "2026-11-20 14.14.09": for names of files, which are sorted by them. */
    fileTime: (at: Moment) =>
      dateFormatter("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
        .format(new Date(at))
        .replaceAll(":", "."),
    /** A calendar day (YYYY-MM-DD) as "Dec 17", with the year when it is so far away that one could think of another. */
    day: (day: string, now: Moment = new Date()) => calendarDate(day, now).format(new Date(day)),
    /** The same with its weekday: "Thu, Dec 17". */
    weekday: (day: string, now: Moment = new Date()) =>
      capital(calendarDate(day, now, { weekday: "short" }).format(new Date(day))),
    number: (value: number) => numberFormatter(tag).format(value),
    /** "38 MB", "2 GB": in whole units of 1,000. */
    bytes: (count: number) => {
      const isLarge = count >= GIGABYTE;
      const unit = isLarge ? "gigabyte" : "megabyte";
      const options = { style: "unit", unit, maximumFractionDigits: 0 } as const;
      return numberFormatter(tag, options).format(count / (isLarge ? GIGABYTE : MEGABYTE));
    },
    /** 58 → "58%" */
    percent: (value: number) => numberFormatter(tag, { style: "percent" }).format(value / 100),
    /** Amounts in cents: 1999 → "$19.99", 1500 → "$15". */
    money: (cents: number, currency = "USD") =>
      numberFormatter(tag, {
        style: "currency",
        currency,
        trailingZeroDisplay: "stripIfInteger",
      }).format(cents / 100),
    /** The same with its cents, for columns of amounts: 0 → "$0.00". */
    amount: (cents: number, currency = "USD") =>
      numberFormatter(tag, { style: "currency", currency }).format(cents / 100),
    /** "Ana e Íñigo": ICU knows the sound of a plain I alone (findings/icu-spanish-lists.sh). */
    list: (items: string[]) =>
      new Intl.ListFormat(tag, { type: "conjunction" })
        .format(items.map((item) => item.normalize("NFD")))
        .normalize(),
  };
}

export function relative(tag: string, value: number, unit: Intl.RelativeTimeFormatUnit): string {
  return relativeFormatter(tag).format(value, unit).replace("min.", "min").replace("hr.", "h");
}

/** How far one moment is after another, as time that is left (1) or gone (-1): begun minutes are left, and not gone. */
function away(tag: string, later: Moment, earlier: Moment, sign: 1 | -1): string {
  const ms = Math.max(0, new Date(later).getTime() - new Date(earlier).getTime());
  if (ms < HOUR) return relative(tag, Math.ceil((sign * ms) / MINUTE), "minute");
  const isFar = ms >= 2 * DAY;
  return relative(tag, sign * Math.round(ms / (isFar ? DAY : HOUR)), isFar ? "day" : "hour");
}

function shortDay(
  dates: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat,
  at: Moment,
  now: Moment,
): string {
  const year = isSameYear(dates, at, now) ? {} : ({ year: "numeric" } as const);
  return dates({ month: "short", day: "numeric", ...year }).format(new Date(at));
}

export function isSameYear(
  dates: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat,
  at: Moment,
  now: Moment,
): boolean {
  const year = dates({ year: "numeric" });
  return year.format(new Date(at)) === year.format(new Date(now));
}

const numberFormatter = memoize(
  (tag: string, options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat(tag, options),
);

const relativeFormatter = memoize(
  (tag: string) => new Intl.RelativeTimeFormat(tag, { numeric: "auto", style: "short" }),
);

/** Days since 1970 in the reader's own calendar. */
export function calendarDay(at: Date, timeZone: string): number {
  return Date.parse(dateFormatter("sv-SE", { timeZone }).format(at)) / DAY;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
