"use client";

import { useTasks } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import type { GuideView } from "@/lib/projects/view";

/** What is done of the first steps, also by this page since it was read; null when there is nothing left to lead to. */
export function useGuide(): GuideView | null {
  const { project, received } = useWorkspace();
  const { data: tasks = [] } = useTasks(project.id);
  const { guide, members, updateCount } = project;
  if (!guide) return null;
  const hasTask = tasks.length > 0;
  const hasCrew = guide.hasCrew || members.some(({ role }) => role === "worker");
  const hasUpdate = guide.hasUpdate || updateCount > 0 || received.length > 0;
  return hasTask && hasCrew && hasUpdate ? null : { hasTask, hasCrew, hasUpdate };
}
