import type { ProjectView } from "@/lib/projects/view";

/** The projects by their newest visible update, newest first; those without updates by when they were created. */
export function byNewestActivity(projects: ProjectView[]): ProjectView[] {
  return projects.toSorted((a, b) => compare(activityOf(b), activityOf(a)) || compare(b.id, a.id));
}

/** What the dashboard shows: the newest activity first, without archived projects. */
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
