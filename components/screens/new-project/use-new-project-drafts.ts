"use client";

import type { RefObject } from "react";
import { draftName } from "@/components/form/draft-store";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
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
  useKeepEarlyInput(form, drafts);
  return drafts;
}
