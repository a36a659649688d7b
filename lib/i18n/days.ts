import { dateFormatter } from "./dates";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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

/** The hour of a moment, from 0 to 23. */
export function hourOf(at: Date, timeZone: string): number {
  return Number(dateFormatter("en-US", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(at));
}

/** A calendar day, some days later. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A calendar day as an address has it; null for what is none, also for 30 February, which browsers take for 2 March. */
export function dayIn(text: string | null): string | null {
  const isDay = text !== null && /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && dayAfter(text, 0) === text ? text : null;
}

/** How many days later the second of two calendar days is. */
export function daysFrom(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS;
}

const A_MONDAY = "2024-01-01";

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -(((daysFrom(A_MONDAY, day) % 7) + 7) % 7));
}

/** The calendar days from one to another, both included. */
export function daysIn(first: string, last: string): string[] {
  return Array.from({ length: daysFrom(first, last) + 1 }, (_, at) => dayAfter(first, at));
}

/** The first moments of days that follow each other, and of the day after them: most are 24 hours after the one before. */
export function beginningsOf(days: readonly string[], timeZone: string): Date[] {
  const begins: Date[] = [];
  for (const day of days.flatMap((one, at) => (at === days.length - 1 ? [one, dayAfter(one)] : [one]))) {
    const likely = new Date((begins.at(-1)?.getTime() ?? Number.NaN) + DAY_MS);
    begins.push(isBeginning(likely, day, timeZone) ? likely : beginningOf(day, timeZone));
  }
  return begins;
}

function isBeginning(at: Date, day: string, timeZone: string): boolean {
  if (Number.isNaN(at.getTime())) return false;
  return dayOf(at, timeZone) === day && dayOf(new Date(at.getTime() - 1), timeZone) < day;
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
