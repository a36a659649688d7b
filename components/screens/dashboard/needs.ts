import { canInBusiness } from "@/lib/access/policy";
import { isNearlyFull } from "@/lib/businesses/limits";
import type { BusinessView } from "@/lib/businesses/view";
import { daysFrom } from "@/lib/i18n/days";
import type { ProjectView } from "@/lib/projects/view";

/**
 * Something that needs the reader's attention: a late project, a business whose plan has lapsed or was never chosen, one whose trial
 * is about to be charged, or one whose recordings of this month are nearly used up.
 */
export type Need =
  | { kind: "files"; business: BusinessView }
  | { kind: "late"; project: ProjectView; days: number }
  | { kind: "plan"; business: BusinessView; isPastDue: boolean }
  | { kind: "trial"; business: BusinessView; days: number };

/** More rows would push the projects off the screen. */
const SHOWN = 3;

/** Days before the first charge of a trial. */
const TRIAL_DAYS = 3;

/**
 * Recordings that are nearly used up first, then missing plans of the reader's own businesses and trials that end, then late projects
 * that they manage, the latest ones first. `today` is YYYY-MM-DD, as what `dayOf` makes of a moment.
 */
export function needsOf(
  projects: ProjectView[],
  businesses: BusinessView[],
  today: string,
  dayOf: (at: string) => string,
): Need[] {
  const files = businesses.filter((business) => isNearlyFull(business.files));
  return [
    ...files.map((business) => ({ kind: "files" as const, business })),
    ...plansOf(businesses),
    ...trialsOf(businesses, (at) => daysFrom(today, dayOf(at))),
    ...lateOf(projects, businesses, today),
  ].slice(0, SHOWN);
}

function plansOf(businesses: BusinessView[]): Need[] {
  const lapsed = businesses.filter(
    ({ role, entitled }) => !entitled && canInBusiness(role, "billing:manage"),
  );
  return lapsed.map((business) => ({
    kind: "plan",
    business,
    isPastDue: business.subscriptionStatus === "past_due",
  }));
}

/** Those that go on by themselves: a cancelled one costs nothing. */
function trialsOf(businesses: BusinessView[], daysUntil: (at: string) => number): Need[] {
  return businesses.flatMap((business) => {
    const { role, subscriptionStatus, trialEndsAt, cancelAtPeriodEnd } = business;
    const isCharged = subscriptionStatus === "trialing" && !cancelAtPeriodEnd;
    if (!isCharged || !trialEndsAt || !canInBusiness(role, "billing:manage")) return [];
    const days = daysUntil(trialEndsAt);
    return days >= 0 && days <= TRIAL_DAYS ? [{ kind: "trial" as const, business, days }] : [];
  });
}

function lateOf(projects: ProjectView[], businesses: BusinessView[], today: string): Need[] {
  return dueFirst(projects, businesses).flatMap((project) => {
    const days = daysFrom(project.dueDate ?? "", today);
    return days > 0 ? [{ kind: "late" as const, project, days }] : [];
  });
}

/** Of the projects that the reader manages, all that may be shown as late, whatever day it is for them. */
export function dueFirst(projects: ProjectView[], businesses: BusinessView[]): ProjectView[] {
  const managed = new Set(businesses.map(({ id }) => id));
  return projects
    .filter(({ status, dueDate, businessId }) => status === "active" && dueDate && managed.has(businessId))
    .toSorted((a, b) => daysFrom(b.dueDate ?? "", a.dueDate ?? ""))
    .slice(0, SHOWN);
}
