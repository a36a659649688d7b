"use client";

import { useMemo } from "react";
import { draftName, readDraft } from "@/components/form/draft-store";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import type { BusinessView } from "@/lib/businesses/view";
import { DEFAULT_UPDATE_PERMISSION } from "@/lib/kickoff/limits";
import type { Brief } from "./brief-step";
import type { ProposalDraft } from "./draft";

/** The unsaved input of both steps. */
export interface KickoffDraft {
  brief: Brief;
  proposal: ProposalDraft | null;
  isReviewing: boolean;
}

/** The input of a kickoff, saved as one draft until the project is created or the kickoff is discarded. */
export function useKickoffDraft(userId: string, businesses: BusinessView[]) {
  const name = draftName(userId, "kickoff");
  const original = useMemo(() => JSON.stringify(emptyDraft(businesses)), [businesses]);
  const { text, setText, forget } = useKeptDraft(name, original);
  const draft = useMemo(() => JSON.parse(text) as KickoffDraft, [text]);
  // Reads the newest draft: a transcript arrives after the render that requested it.
  const change = (changes: (draft: KickoffDraft) => Partial<KickoffDraft>) => {
    const newest = JSON.parse(readDraft(name)?.text ?? original) as KickoffDraft;
    setText(JSON.stringify({ ...newest, ...changes(newest) }));
  };
  return { draft, change, forget };
}

function emptyDraft(businesses: BusinessView[]): KickoffDraft {
  const businessId = (businesses.length === 1 && businesses[0]?.id) || "";
  const brief = {
    businessId,
    prompt: "",
    industry: "",
    dueDate: "",
    permission: DEFAULT_UPDATE_PERMISSION,
  } as const;
  return { brief, proposal: null, isReviewing: false };
}
