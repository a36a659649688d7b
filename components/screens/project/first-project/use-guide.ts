"use client";

import { guideShown } from "@/components/project-model/guide";
import { useTasks } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import type { GuideView } from "@/lib/projects/view";

/** What is done of the first steps, for a page of a project; null when there is nothing left to lead to. */
export function useGuide(): GuideView | null {
  const { project } = useWorkspace();
  const { data: tasks = [] } = useTasks(project.id);
  return guideShown(project, tasks.length);
}
