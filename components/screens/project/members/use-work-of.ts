import { useTranslations } from "next-intl";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace } from "@/components/project-model/workspace";
import type { MemberView } from "@/lib/projects/view";

/** "North wall, East wall"; the role instead of "no tasks" if the reader cannot see that person's tasks. */
export function useWorkOf({ userId, taskNames, taskCount }: MemberView): string {
  const t = useTranslations("project");
  const { viewer } = useWorkspace();
  const seesAll = useCan("project:manage") || viewer.id === userId;
  if (taskCount > 0) return t("onTasks", { names: taskNames.join(", "), more: taskCount - taskNames.length });
  return t(seesAll ? "noTaskYet" : "contributor");
}
