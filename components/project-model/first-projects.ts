import { onDashboard } from "./sort-projects";
import type { FirstProjects, LeftOut } from "@/components/providers/all-projects";
import type { ProjectView } from "@/lib/projects/view";

/** Cards that the dashboard shows, and that the list of many projects begins with. */
const SHOWN = 12;

/** From how many projects on a page comes with the first alone: all of 200 would be most of its bytes and of its time. */
const MANY = 40;

/** What a page comes with of many projects: its first cards, and `others` that it shows besides. Null for a few, which all come with the page. */
export function firstOf(projects: ProjectView[], others: ProjectView[] = []): FirstProjects | null {
  if (projects.length < MANY) return null;
  return { projects: [...new Set([...shownOf(projects), ...others])], leftOut: leftOutOf(projects) };
}

/** Those with the newest activity. */
export function shownOf(projects: ProjectView[]): ProjectView[] {
  return onDashboard(projects).slice(0, SHOWN);
}

export function leftOutOf(projects: ProjectView[]): LeftOut {
  const current = onDashboard(projects).length;
  return { older: Math.max(0, current - SHOWN), archived: projects.length - current };
}
