import type { TaskView } from "@/lib/tasks/view";

/** From how many tasks on the list has a filter. */
export const FILTER_FROM = 12;

/** Whether one of the names contains what was typed, without regard to case, accents and spaces around it. */
export function matchesFilter(names: readonly string[], typed: string): boolean {
  return names.some((name) => plain(name).includes(plain(typed.trim())));
}

/** A task's name as it was written, and in the reader's language. */
export function namesOf({ name, translation }: Pick<TaskView, "name" | "translation">): string[] {
  return translation ? [name, translation.content] : [name];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
