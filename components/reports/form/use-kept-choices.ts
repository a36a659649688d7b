"use client";

import { use, useMemo } from "react";
import { draftName } from "@/components/form/draft-store";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { ReaderContext } from "@/components/providers/reader-context";
import { type Choices, emptyChoices } from "./choices";

/** The choices for a project's report, kept across a reload until the dialog is closed. */
export function useKeptChoices(userId: string, projectId: string) {
  const { locale } = use(ReaderContext);
  const original = useMemo(() => JSON.stringify(emptyChoices(locale)), [locale]);
  const { text, setText, forget } = useKeptDraft(draftName(userId, "report", projectId), original);
  const choices = useMemo(() => JSON.parse(text) as Choices, [text]);
  const choose = (chosen: Choices) => {
    setText(JSON.stringify(chosen));
  };
  return { choices, choose, forget };
}
