import { canInBusiness } from "@/lib/access/policy";
import { isNearlyFull } from "@/lib/businesses/limits";
import type { BusinessView } from "@/lib/businesses/view";
import type { ProjectView } from "@/lib/projects/view";

/**
 * Something that needs the reader's attention: a late project, a business whose plan has lapsed or was never chosen, or one whose
 * recordings of this month are nearly used up.
 */
export type Need =
  | { kind: "files"; business: BusinessView }
  | { kind: "late"; project: ProjectView; days: number }
  | { kind: "plan"; business: BusinessView; isPastDue: boolean };

/** More rows would push the projects off the screen. */
const SHOWN = 3;

/**
 * Recordings that are nearly used up first, then missing plans of the reader's own businesses, then late projects that they manage,
 * the latest ones first. `today` is YYYY-MM-DD.
 */
export function needsOf(projects: ProjectView[], businesses: BusinessView[], today: string): Need[] {
  const files = businesses.filter((business) => isNearlyFull(business.files));
  return [
    ...files.map((business) => ({ kind: "files" as const, business })),
    ...plansOf(businesses),
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

function lateOf(projects: ProjectView[], businesses: BusinessView[], today: string): Need[] {
  const managed = new Set(businesses.map(({ id }) => id));
  return projects
    .flatMap((project) => {
      const days = project.dueDate === null ? 0 : daysBetween(project.dueDate, today);
      const isLate = days > 0 && project.status === "active" && managed.has(project.businessId);
      return isLate ? [{ kind: "late" as const, project, days }] : [];
    })
    .toSorted((a, b) => b.days - a.days);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
