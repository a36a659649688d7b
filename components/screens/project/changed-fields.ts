import type { ProjectDetailView } from "@/lib/projects/view";

/** A project's fields as its form shows them: "" for none. */
export type ProjectFields = Record<"name" | "description" | "dueDate", string>;

export function projectFields({ name, description, dueDate }: ProjectDetailView): ProjectFields {
  return { name, description: description ?? "", dueDate: dueDate ?? "" };
}

/** The form without unchanged fields: sending those would undo what others changed since it was opened. */
export function changedFields(form: FormData, initial: ProjectFields): FormData {
  const changed = new FormData();
  for (const [name, value] of form)
    if (!(name in initial) || lines(value) !== lines(initial[name as keyof ProjectFields]))
      changed.append(name, value);
  return changed;
}

/** Whether the form differs from what it was opened with. */
export function isChanged(form: HTMLFormElement | null, initial: ProjectFields): boolean {
  if (!form) return false;
  const changed = changedFields(new FormData(form), initial);
  return Object.keys(initial).some((name) => changed.has(name));
}

/** Browsers submit line breaks as CRLF, whatever the field was filled with. */
function lines(value: FormDataEntryValue): string {
  return (typeof value === "string" ? value : "").replaceAll("\r\n", "\n");
}
