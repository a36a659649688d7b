"use client";

import { useMemo } from "react";
import type { ProposalDraft } from "./draft";
import { draftName, readDraft } from "@/components/form/draft-store";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import type { Brief } from "@/components/kickoff/brief/brief-step";
import type { BusinessView } from "@/lib/businesses/view";
import { DEFAULT_UPDATE_PERMISSION } from "@/lib/kickoff/limits";

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
  const draft = useMemo(() => parse(text), [text]);
  // Reads the newest draft: a transcript arrives after the render that requested it.
  const change = (changes: (draft: KickoffDraft) => Partial<KickoffDraft>) => {
    const newest = parse(readDraft(name)?.text ?? original);
    setText(JSON.stringify({ ...newest, ...changes(newest) }));
  };
  return { draft, change, forget };
}

/** A draft as stored: the proposals of earlier versions have no due date of their own. */
interface StoredDraft extends Omit<KickoffDraft, "proposal"> {
  proposal: (Omit<ProposalDraft, "dueDate"> & { dueDate?: string }) | null;
}

function parse(text: string): KickoffDraft {
  const draft = JSON.parse(text) as StoredDraft;
  const { brief, proposal } = draft;
  return { ...draft, proposal: proposal && { ...proposal, dueDate: proposal.dueDate ?? brief.dueDate } };
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
