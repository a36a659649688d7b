import type { ProjectView } from "@/lib/projects/view";

/** What projects, tasks and subtasks have in common to edit. */
export type Details = Pick<ProjectView, "id" | "name" | "description" | "dueDate">;

/** Their fields as the form shows them: "" for none. */
export type DetailFields = Record<"name" | "description" | "dueDate", string>;

export function detailFields({ name, description, dueDate }: Details): DetailFields {
  return { name, description: description ?? "", dueDate: dueDate ?? "" };
}

/** The form without unchanged fields: sending those would undo what others changed since. */
export function changedFields(form: FormData, initial: DetailFields): FormData {
  const changed = new FormData();
  for (const [name, value] of form)
    if (!(name in initial) || lines(value) !== lines(initial[name as keyof DetailFields]))
      changed.append(name, value);
  return changed;
}

/** Whether the form differs from what it was opened with. */
export function isChanged(form: HTMLFormElement | null, initial: DetailFields): boolean {
  if (!form) return false;
  const changed = changedFields(new FormData(form), initial);
  return Object.keys(initial).some((name) => changed.has(name));
}

/** Browsers submit line breaks as CRLF, whatever the field was filled with. */
function lines(value: FormDataEntryValue): string {
  return (typeof value === "string" ? value : "").replaceAll("\r\n", "\n");
}
