import { dateFormatter } from "@/lib/i18n/dates";

const HOUR_MS = 3_600_000;

/** The moments from the beginning of one day to the end of another, in a time zone; null where a day is. */
export interface Span {
  from: Date | null;
  /** The first moment after it. */
  until: Date | null;
}

/** When whole days (YYYY-MM-DD) begin and end in a time zone, also on days on which its clocks change. */
export function spanOf({ start, end }: { start: string | null; end: string | null }, timeZone: string): Span {
  return {
    from: start === null ? null : beginningOf(start, timeZone),
    until: end === null ? null : beginningOf(dayAfter(end), timeZone),
  };
}

/** The calendar day of a moment, YYYY-MM-DD. */
export function dayOf(at: Date, timeZone: string): string {
  return dateFormatter("sv-SE", { timeZone }).format(at);
}

/** A calendar day, some days later. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/**
 * The first moment of which the calendar says this day, found by halving: whatever the clocks do at midnight, the days of a
 * zone follow each other.
 */
function beginningOf(day: string, timeZone: string): Date {
  let before = Date.parse(day) - 36 * HOUR_MS;
  let within = Date.parse(day) + 36 * HOUR_MS;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(new Date(middle), timeZone) < day) before = middle;
    else within = middle;
  }
  return new Date(within);
}
