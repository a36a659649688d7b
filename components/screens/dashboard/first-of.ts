import { NEEDS_SHOWN } from "./needs";
import { onDashboard } from "@/components/project-model/sort-projects";
import type { FirstProjects, LeftOut } from "@/components/providers/all-projects";
import type { BusinessView } from "@/lib/businesses/view";
import type { ProjectView } from "@/lib/projects/view";

/** Cards that the dashboard shows; /projects has them all. */
const SHOWN = 12;

/** From how many projects on a page comes with the first alone: all of 200 would be most of its bytes and of its time. */
const MANY = 40;

/** What the dashboard shows of many projects: its cards, and those that may be late. Null for a few, which come with the page. */
export function firstOf(projects: ProjectView[], businesses: BusinessView[]): FirstProjects | null {
  if (projects.length < MANY) return null;
  const managed = new Set(businesses.map(({ id }) => id));
  const dueFirst = projects
    .filter(({ status, dueDate, businessId }) => status === "active" && dueDate && managed.has(businessId))
    .toSorted((a, b) => ((a.dueDate ?? "") < (b.dueDate ?? "") ? -1 : 1));
  const first = new Set([...shownOf(projects), ...dueFirst.slice(0, NEEDS_SHOWN)]);
  return { projects: [...first], leftOut: leftOutOf(projects) };
}

/** Those with the newest activity. */
export function shownOf(projects: ProjectView[]): ProjectView[] {
  return onDashboard(projects).slice(0, SHOWN);
}

export function leftOutOf(projects: ProjectView[]): LeftOut {
  const current = onDashboard(projects).length;
  return { older: Math.max(0, current - SHOWN), archived: projects.length - current };
}
