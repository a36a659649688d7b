import type { QueryClient } from "@tanstack/react-query";
import { onDashboard } from "./sort-projects";
import type { FirstProjects, LeftOut } from "@/components/providers/all-projects";
import type { ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";

/** Cards that the dashboard shows, and that the list of many projects begins with. */
const SHOWN = 12;

/** From how many projects on a page comes with the first alone: all of 200 would be most of its bytes and of its time. */
const MANY = 40;

/** Puts what a page comes with into its cache: a few projects all; of many the first cards, and `others` that it shows besides. */
export function cacheProjects(
  client: QueryClient,
  projects: ProjectView[],
  others: ProjectView[] = [],
): void {
  if (projects.length < MANY) {
    client.setQueryData(queryKeys.projects(), projects);
    return;
  }
  const shown = [...new Set([...shownOf(projects), ...others])];
  client.setQueryData<FirstProjects>(queryKeys.firstProjects(), {
    projects: shown,
    leftOut: leftOutOf(projects),
  });
}

/** Those with the newest activity. */
export function shownOf(projects: ProjectView[]): ProjectView[] {
  return onDashboard(projects).slice(0, SHOWN);
}

export function leftOutOf(projects: ProjectView[]): LeftOut {
  const current = onDashboard(projects).length;
  return { older: Math.max(0, current - SHOWN), archived: projects.length - current };
}
