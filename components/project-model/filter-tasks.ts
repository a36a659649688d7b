import { matches } from "@/lib/shared/search";
import type { TaskView } from "@/lib/tasks/view";

/** The list has a filter from this number of tasks on. */
export const FILTER_FROM = 12;

/** Whether a task has the words that were typed in its name, or in the translation of its name. */
export function isTaskFound(
  { name, translation }: Pick<TaskView, "name" | "translation">,
  typed: string,
): boolean {
  return matches(`${name} ${translation?.content ?? ""}`, typed);
}
