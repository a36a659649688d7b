import { AGES, PACE_TICKS } from "./limits";
import { dayAfter } from "@/lib/i18n/days";

/** In which group of `AGES` an open item is; late ones are in the last, however young. */
export function ageGroup(days: number, isLate: boolean): number {
  const group = AGES.findIndex((most) => days <= most);
  return isLate || group < 0 ? AGES.length : group;
}

interface Pace {
  /** Items that were ticked in the last `days`. */
  ticked: number;
  days: number;
  open: number;
  today: string;
}

/** The day on which the last open item would be ticked at this pace; null with nothing open, and with too few ticked. */
export function expectedDay({ ticked, days, open, today }: Pace): string | null {
  if (ticked < PACE_TICKS || open === 0) return null;
  return dayAfter(today, Math.ceil((open * days) / ticked));
}

/** How many items there were, and how many of them were done. */
export interface Steps {
  created: number;
  completed: number;
}

/**
 * The items before the first of some days and at the end of each, from what was created and completed on each (1 for the first, 0 for
 * all that was before). A reopened item counts as never ticked, and a deleted one as never created: their rows say nothing else.
 */
export function sumUp(days: number, changes: readonly (Steps & { at: number })[]): Steps[] {
  const on = new Map(changes.map((change) => [change.at, change]));
  let sum: Steps = { created: 0, completed: 0 };
  return Array.from({ length: days + 1 }, (_, at) => {
    const { created = 0, completed = 0 } = on.get(at) ?? {};
    sum = { created: sum.created + created, completed: sum.completed + completed };
    return sum;
  });
}
