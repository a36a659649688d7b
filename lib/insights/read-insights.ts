import { AGES } from "./limits";
import { ageGroup, expectedDay, type Steps, sumUp } from "./rules";
import {
  countItems,
  countUpdates,
  type InsightsScope,
  type ItemCounts,
  type ItemRow,
  type UpdateCount,
} from "./statements";
import type { InsightItem, InsightPerson, Insights, PlaceCounts } from "./view";
import { beginningsOf, dayAfter, dayOf, daysFrom, daysIn } from "@/lib/i18n/days";
import { percentage } from "@/lib/projects/view";
import { sum } from "@/lib/shared/sum";

/** Calendar days of a time zone (IANA), YYYY-MM-DD, the first and the last one included. */
export interface Period {
  from: string;
  to: string;
  timeZone: string;
}

/** How old the items of the last group of ages are at least. */
const OLD = AGES[2] + 1;

/**
 * What a period looked like at its end, of a project or of several, for a screen or for a report, and what was in each place: a task's
 * id, a project's, or null for updates without a task. Two statements, however many rows there are. Updates count on the day on which
 * they were written, items as their rows say today (`sumUp`).
 */
export async function readInsights(
  scope: InsightsScope,
  period: Period,
): Promise<{ insights: Insights; places: Map<string | null, PlaceCounts> }> {
  const days = daysIn(period.from, period.to);
  const begins = beginningsOf(days, period.timeZone);
  const young = beginningsOf(daysIn(dayAfter(period.to, 1 - OLD), period.to), period.timeZone);
  const [items, posted] = await Promise.all([
    countItems(scope, { begins, young, today: period.to }),
    countUpdates(scope, begins),
  ]);
  const steps = sumUp(days.length, items.steps);
  const ofDays = days.map((day, at) => ({ day, ...progressAt(steps[at + 1]), ...postedOn(posted, at + 1) }));
  const places = placesOf(items, posted);
  const open = [...places.values()];
  const insights = {
    ...period,
    ...progressOf(steps, period.to),
    openItems: sum(open.map(({ openItems }) => openItems)),
    lateItems: sum(open.map(({ lateItems }) => lateItems)),
    updates: sum(ofDays.map(({ typed, spoken }) => typed + spoken)),
    spoken: sum(ofDays.map(({ spoken }) => spoken)),
    spokenMs: sum(ofDays.map(({ spokenMs }) => spokenMs)),
    days: ofDays,
    ages: agesOf(items.ages),
    oldest:
      items.oldest &&
      toItem(items.oldest, dayOf(new Date(items.oldest.createdAt), period.timeZone), period.to),
    latest: items.latest && toItem(items.latest, items.latest.dueDate ?? period.to, period.to),
    people: scope.memberId === null ? peopleOf(posted) : null,
  };
  return { insights, places };
}

function progressAt(step: Steps | undefined): { percentage: number | null } {
  return { percentage: step && step.created > 0 ? percentage(step.completed, step.created) : null };
}

function progressOf(steps: readonly Steps[], today: string) {
  const [before = NONE] = steps;
  const last = steps.at(-1) ?? NONE;
  const done = percentage(last.completed, last.created);
  const ticked = last.completed - before.completed;
  const days = steps.slice(1).filter(({ created }) => created > 0).length;
  return {
    completedItems: last.completed,
    totalItems: last.created,
    percentage: done,
    change: done - percentage(before.completed, before.created),
    ticked,
    expectedDay: expectedDay({ ticked, days, open: last.created - last.completed, today }),
  };
}

const NONE: Steps = { created: 0, completed: 0 };

function postedOn(posted: readonly UpdateCount[], at: number) {
  const day = posted.find((one) => one.kind === "day" && one.at === at);
  const { updates = 0, spoken = 0, spokenMs = 0 } = day ?? {};
  return { typed: updates - spoken, spoken, spokenMs };
}

function placesOf({ places }: ItemCounts, posted: readonly UpdateCount[]): Map<string | null, PlaceCounts> {
  const found = new Map<string | null, PlaceCounts>(
    places.map(({ placeId, ...counts }) => [
      placeId,
      { ...NOTHING, ...counts, percentage: percentage(counts.completedItems, counts.totalItems) },
    ]),
  );
  for (const one of posted)
    if (one.kind === "place") {
      const { placeId, updates, spoken } = one;
      found.set(placeId, { ...NOTHING, ...found.get(placeId), updates, spoken });
    }
  return found;
}

/** Of a place in which there is nothing. */
export const NOTHING: PlaceCounts = {
  completedItems: 0,
  totalItems: 0,
  percentage: null,
  openItems: 0,
  lateItems: 0,
  updates: 0,
  spoken: 0,
};

function agesOf(ages: ItemCounts["ages"]): number[] {
  const groups = [...AGES.map(() => 0), 0];
  for (const { at, isLate, count } of ages) {
    const group = ageGroup(OLD - at, isLate);
    groups[group] = (groups[group] ?? 0) + count;
  }
  return groups;
}

function toItem(
  { createdAt: _at, dueDate: _due, ...item }: ItemRow,
  since: string,
  today: string,
): InsightItem {
  return { ...item, days: daysFrom(since, today) };
}

/** By name, so that nobody is ranked. */
function peopleOf(posted: readonly UpdateCount[]): InsightPerson[] {
  const people = new Map<string, InsightPerson>();
  for (const one of posted)
    if (one.kind === "person") {
      const { userId, name, updates, spoken } = one;
      const known = people.get(userId) ?? { userId, name, days: 0, updates: 0, spoken: 0 };
      people.set(userId, {
        ...known,
        days: known.days + 1,
        updates: known.updates + updates,
        spoken: known.spoken + spoken,
      });
    }
  return [...people.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.userId.localeCompare(b.userId),
  );
}
