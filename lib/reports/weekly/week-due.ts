import { dayAfter, dayOf, hourOf, mondayOf } from "@/lib/i18n/days";

/** The hour of a Monday, in the owner's time zone, from which the report of the last week is prepared. */
const HOUR = 5;

/** The Monday (YYYY-MM-DD) of the week of which a report is due: the last whole week, from the Monday after it at 5:00 on. */
export function weekDue(now: Date, timeZone: string): string {
  const today = dayOf(now, timeZone);
  const monday = mondayOf(today);
  const isEarly = monday === today && hourOf(now, timeZone) < HOUR;
  return dayAfter(monday, isEarly ? -14 : -7);
}
