"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { draftName } from "@/components/form/draft-store";
import { type KeptDraft, useKeptDraft } from "@/components/form/use-kept-draft";

export type NewProjectDrafts = Record<"businessId" | "name" | "description" | "dueDate", KeptDraft>;

/** What is typed for a new project, kept until it is created. `onlyBusiness` is chosen from the start. */
export function useNewProjectDrafts(
  userId: string,
  form: RefObject<HTMLFormElement | null>,
  onlyBusiness: string,
): NewProjectDrafts {
  const nameOf = (field: string) => draftName(userId, "new-project", field);
  const drafts = {
    businessId: useKeptDraft(nameOf("business"), onlyBusiness),
    name: useKeptDraft(nameOf("name")),
    description: useKeptDraft(nameOf("description")),
    dueDate: useKeptDraft(nameOf("due-date")),
  };
  // Once, when the page has hydrated: later keystrokes reach the drafts by themselves.
  const onHydrated = useEffectEvent(() => {
    if (form.current) keepEarly(form.current, drafts);
  });
  useEffect(() => {
    onHydrated();
  }, []);
  return drafts;
}

/** Keeps what was typed before the page hydrated; the next render would empty the fields. */
function keepEarly(form: HTMLFormElement, drafts: NewProjectDrafts): void {
  const typed = new FormData(form);
  for (const [name, draft] of Object.entries(drafts)) {
    const value = typed.get(name);
    if (typeof value === "string" && value !== "" && value !== draft.text) draft.setText(value);
  }
}
