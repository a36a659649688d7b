import type { GuideView, ProjectDetailView } from "@/lib/projects/view";

/**
 * What is done of a project's first steps, also by what this page has counted since the project was read; null when there is
 * nothing left to lead to.
 */
export function guideShown(
  { guide, members, updateCount }: Pick<ProjectDetailView, "guide" | "members" | "updateCount">,
  taskCount: number,
): GuideView | null {
  if (!guide) return null;
  const hasTask = taskCount > 0;
  const hasCrew = guide.hasCrew || members.some(({ role }) => role === "worker");
  const hasUpdate = guide.hasUpdate || updateCount > 0;
  return hasTask && hasCrew && hasUpdate ? null : { hasTask, hasCrew, hasUpdate };
}
