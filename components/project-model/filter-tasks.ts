import type { TaskView } from "@/lib/tasks/view";

/** The list has a filter from this number of tasks on. */
export const FILTER_FROM = 12;

/** Whether one of the names contains the typed text, ignoring case, accents and surrounding spaces. */
export function matchesFilter(names: readonly string[], typed: string): boolean {
  return names.some((name) => plain(name).includes(plain(typed.trim())));
}

/** A task's original name, and its translation if there is one. */
export function namesOf({ name, translation }: Pick<TaskView, "name" | "translation">): string[] {
  return translation ? [name, translation.content] : [name];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
