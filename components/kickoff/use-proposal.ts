"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/api-client";
import type { ProposalProgress, ProposalView } from "@/lib/kickoff/view";
import { askProposal } from "./ask-proposal";

interface ProposalOptions {
  onDone: (proposal: ProposalView) => void;
  onFailed: (error: ApiError) => void;
}

/** Asking for a proposal: how far it has come, null while nothing is asked. Leaving the dialog ends the call, as Cancel does. */
export function useProposal({ onDone, onFailed }: ProposalOptions) {
  const [progress, setProgress] = useState<ProposalProgress | null>(null);
  const asking = useRef<AbortController | null>(null);
  const cancel = () => {
    asking.current?.abort();
    asking.current = null;
    setProgress(null);
  };
  const ask = (body: object) => {
    if (asking.current) return;
    const own = (asking.current = new AbortController());
    setProgress({ title: null, folders: [] });
    const isCurrent = () => asking.current === own;
    const onProgress = (news: ProposalProgress) => {
      if (isCurrent()) setProgress(news);
    };
    const settle = (then: () => void) => {
      if (!isCurrent()) return;
      cancel();
      then();
    };
    askProposal(body, { signal: own.signal, onProgress }).then(
      (proposal) => {
        settle(() => {
          onDone(proposal);
        });
      },
      (thrown: unknown) => {
        settle(() => {
          onFailed(thrown instanceof ApiError ? thrown : new ApiError(0, "internal", ""));
        });
      },
    );
  };
  useEffect(() => () => asking.current?.abort(), []);
  return { progress, ask, cancel };
}
