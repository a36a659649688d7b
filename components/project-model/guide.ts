import type { GuideView, ProjectDetailView } from "@/lib/projects/view";

/**
 * Which of a new project's first steps are done, including what was counted since the project was read; null once all are. As long
 * as no worker is here, nobody waits for tasks.
 */
export function currentGuide(
  { guide, members, updateCount }: Pick<ProjectDetailView, "guide" | "members" | "updateCount">,
  taskCount: number,
): GuideView | null {
  if (!guide) return null;
  const hasWorker = members.some(({ role }) => role === "worker");
  const steps = {
    hasTask: taskCount > 0,
    hasCrew: guide.hasCrew || hasWorker,
    hasAssigned: guide.hasAssigned || !hasWorker,
    hasUpdate: guide.hasUpdate || updateCount > 0,
  };
  return Object.values(steps).every(Boolean) ? null : steps;
}

/** The steps that the guide shows, in order: giving tasks once somebody has joined. */
export function shownSteps({ hasAssigned, ...guide }: GuideView): [keyof GuideView, boolean][] {
  const assign: [keyof GuideView, boolean][] = guide.hasCrew ? [["hasAssigned", hasAssigned]] : [];
  return [["hasTask", guide.hasTask], ["hasCrew", guide.hasCrew], ...assign, ["hasUpdate", guide.hasUpdate]];
}
