import type { TaskView } from "@/lib/tasks/view";

/** The list has a filter from this number of tasks on. */
export const FILTER_FROM = 12;

/** What a search of tasks looks at: a task's name, and its translation if there is one. */
export function namesOf({ name, translation }: Pick<TaskView, "name" | "translation">): string {
  return `${name} ${translation?.content ?? ""}`;
}
