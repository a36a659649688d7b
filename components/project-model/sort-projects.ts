import type { ProjectView } from "@/lib/projects/view";

/** The projects list: newest activity first, archived ones last. */
export function inProjectsList(projects: ProjectView[]): ProjectView[] {
  const archived = projects.filter(({ status }) => status === "archived");
  return [...onDashboard(projects), ...byNewestActivity(archived)];
}

/** The dashboard's projects: newest activity first, without archived ones. */
export function onDashboard(projects: ProjectView[]): ProjectView[] {
  return byNewestActivity(projects.filter(({ status }) => status !== "archived"));
}

/** By their newest visible update, newest first; those without updates by their creation. */
function byNewestActivity(projects: ProjectView[]): ProjectView[] {
  return projects.toSorted((a, b) => compare(activityOf(b), activityOf(a)) || compare(b.id, a.id));
}

function activityOf({ latestUpdate, createdAt }: ProjectView): string {
  return latestUpdate?.createdAt ?? createdAt;
}

/** ISO 8601 times in UTC sort as text. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
