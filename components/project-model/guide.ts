import type { GuideView, ProjectDetailView } from "@/lib/projects/view";

/** Which of a new project's first steps are done, including what was counted since the project was read; null once all are. */
export function currentGuide(
  { guide, members, updateCount }: Pick<ProjectDetailView, "guide" | "members" | "updateCount">,
  taskCount: number,
): GuideView | null {
  if (!guide) return null;
  const hasTask = taskCount > 0;
  const hasCrew = guide.hasCrew || members.some(({ role }) => role === "worker");
  const hasUpdate = guide.hasUpdate || updateCount > 0;
  return hasTask && hasCrew && hasUpdate ? null : { hasTask, hasCrew, hasUpdate };
}
