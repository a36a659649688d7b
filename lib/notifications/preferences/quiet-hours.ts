import { dateFormatter } from "@/lib/i18n/dates";
import { spanOf } from "@/lib/i18n/days";

export interface QuietHours {
  /** "18:00" */
  from: string;
  /** "06:30": of the next morning, where it is earlier. */
  to: string;
  /** Whether Saturdays and Sundays are quiet as a whole. */
  weekends: boolean;
}

const MINUTE_MS = 60_000;
/** Clocks are set, and differ between zones, by whole quarters of an hour: within one, minutes follow each other. */
const QUARTER_MS = 15 * MINUTE_MS;
/** Longer than any quiet hours last: at most from a Friday to the Monday, each but for a minute. */
export const LONGEST_QUIET_MS = 4 * 24 * 60 * MINUTE_MS;

/** When the quiet hours end in which `now` is; null outside of them. */
export function quietUntil(now: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (quiet === null) return null;
  const from = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS;
  for (let quarter = from; quarter < from + LONGEST_QUIET_MS; quarter += QUARTER_MS) {
    const clock = clockAt(quarter, timeZone);
    for (let minute = 0; minute < 15; minute += 1) {
      const end = quarter + (minute + 1) * MINUTE_MS;
      if (end <= now.getTime() || isQuiet(quiet, { ...clock, minute: clock.minute + minute })) continue;
      return end - MINUTE_MS <= now.getTime() ? null : new Date(end - MINUTE_MS);
    }
  }
  return new Date(from + LONGEST_QUIET_MS);
}

/** The first moment of a day (YYYY-MM-DD) at which its clock says a time, or a later one. */
export function momentAt(day: string, time: string, timeZone: string): Date {
  const { from, until } = spanOf({ start: day, end: day }, timeZone);
  const [begin, end] = [from?.getTime() ?? 0, until?.getTime() ?? 0];
  const missing = (quarter: number) => minutesOf(time) - clockAt(quarter, timeZone).minute;
  for (let quarter = begin; quarter < end; quarter += QUARTER_MS)
    if (missing(quarter) < 15) return new Date(quarter + Math.max(0, missing(quarter)) * MINUTE_MS);
  return new Date(end);
}

interface Clock {
  isWeekend: boolean;
  /** Of the day. */
  minute: number;
}

function clockAt(at: number, timeZone: string): Clock {
  const options = {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  } as const;
  const text = dateFormatter("en-US", options).format(at);
  return { isWeekend: text.startsWith("S"), minute: minutesOf(text.slice(-5)) };
}

function isQuiet({ from, to, weekends }: QuietHours, { isWeekend, minute }: Clock): boolean {
  if (weekends && isWeekend) return true;
  const [begins, ends] = [minutesOf(from), minutesOf(to)];
  return begins < ends ? minute >= begins && minute < ends : minute >= begins || minute < ends;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
