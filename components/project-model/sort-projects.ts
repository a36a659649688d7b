import type { ProjectView } from "@/lib/projects/view";

/** Sorts projects by their newest visible update, newest first; those without updates by their creation. */
export function byNewestActivity(projects: ProjectView[]): ProjectView[] {
  return projects.toSorted((a, b) => compare(activityOf(b), activityOf(a)) || compare(b.id, a.id));
}

/** The dashboard's projects: newest activity first, without archived ones. */
export function onDashboard(projects: ProjectView[]): ProjectView[] {
  return byNewestActivity(projects.filter(({ status }) => status !== "archived"));
}

function activityOf({ latestUpdate, createdAt }: ProjectView): string {
  return latestUpdate?.createdAt ?? createdAt;
}

/** ISO 8601 times in UTC sort as text. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
