import { dateFormatter } from "@/lib/i18n/dates";
import { dayAfter, dayOf, daysFrom } from "@/lib/i18n/days";

/** The hour of a Monday, in the owner's time zone, from which the report of the last week is prepared. */
const HOUR = 5;
/** A Monday. */
const MONDAY = "2024-01-01";

/** The Monday (YYYY-MM-DD) of the week of which a report is due: the last whole week, from the Monday after it at 5:00 on. */
export function weekDue(now: Date, timeZone: string): string {
  const today = dayOf(now, timeZone);
  const monday = mondayOf(today);
  const isEarly = monday === today && hourOf(now, timeZone) < HOUR;
  return dayAfter(monday, isEarly ? -14 : -7);
}

/** The Monday of a day's week, both YYYY-MM-DD. */
export function mondayOf(day: string): string {
  return dayAfter(day, -(((daysFrom(MONDAY, day) % 7) + 7) % 7));
}

function hourOf(at: Date, timeZone: string): number {
  return Number(dateFormatter("en-US", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(at));
}
