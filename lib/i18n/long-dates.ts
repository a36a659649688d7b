import { createDates, dateFormatter, type FormatPrefs, FORMATS, type Moment } from "./dates";
import { calendarDay, capital, isSameYear, relative } from "./format";

export type LongDates = ReturnType<typeof createLongDates>;

/** The dates of single screens and of e-mails, apart from `createFormat`, which every page loads. Dates may be ISO strings. */
export function createLongDates({ locale, timeZone }: FormatPrefs) {
  const tag = FORMATS[locale].tag;
  const dates = (options: Intl.DateTimeFormatOptions) => dateFormatter(tag, { timeZone, ...options });
  const { date, time } = createDates({ locale, timeZone });
  const dayNumber = (at: Moment) => calendarDay(new Date(at), timeZone);

  return {
    /** "March 2026", "marzo de 2026" */
    month: (at: Moment) => dates({ year: "numeric", month: "long" }).format(new Date(at)),
    /** A calendar month (YYYY-MM) as "November 2026", or as "Nov". */
    calendarMonth: (month: string, length: "long" | "short") => {
      const year = length === "long" ? ({ year: "numeric" } as const) : {};
      return capital(dates({ month: length, ...year, timeZone: "UTC" }).format(new Date(`${month}-01`)));
    },
    /** "Nov 20, 2026, 2:14 PM CST": for readers who may be in another zone. */
    dateTimeZone: (at: Moment) => {
      const parts = dates({ hour: "numeric", timeZoneName: "short" }).formatToParts(new Date(at));
      const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
      return `${date(at)}, ${time(at)} ${zone}`;
    },
    /** "Saturday, Nov 21, 4:05 PM": for a deadline within days. */
    weekdayTime: (at: Moment) => {
      const weekday = dates({ weekday: "long", month: "short", day: "numeric" }).format(new Date(at));
      return `${weekday}, ${time(at)}`;
    },
    /** "Friday, Nov 27", with the year when it is another one: for what happens to one's money on that day. */
    weekdayDate: (at: Moment, now: Moment = new Date()) => {
      const year = isSameYear(dates, at, now) ? {} : ({ year: "numeric" } as const);
      return dates({ weekday: "long", month: "short", day: "numeric", ...year }).format(new Date(at));
    },
    /** A calendar day (YYYY-MM-DD) as a heading: "Friday, November 27", with its year if asked for. */
    dayHeading: (day: string, withYear: boolean) => {
      const year = withYear ? ({ year: "numeric" } as const) : {};
      const options = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
      return capital(dates({ ...options, ...year }).format(new Date(day)));
    },
    /** "Friday", "viernes" */
    weekdayName: (at: Moment) => dates({ weekday: "long" }).format(new Date(at)),
    /** As `weekdayTime`, but "today" and "tomorrow" in place of their dates. */
    deadline: (at: Moment, now: Moment = new Date()) => {
      const days = dayNumber(at) - dayNumber(now);
      const near = days === 0 || days === 1;
      const day = dates({ weekday: "long", month: "short", day: "numeric" }).format(new Date(at));
      return `${near ? relative(tag, days, "day") : day}, ${time(at)}`;
    },
  };
}
