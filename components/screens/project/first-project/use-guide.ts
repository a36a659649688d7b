import { currentGuide } from "@/components/project-model/guide";
import { useTasks } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import type { GuideView } from "@/lib/projects/view";

/** Which of the first steps are done, for a project's page; null once all are. */
export function useGuide(): GuideView | null {
  const { project } = useWorkspace();
  const { data: tasks = [] } = useTasks(project.id);
  return currentGuide(project, tasks.length);
}
