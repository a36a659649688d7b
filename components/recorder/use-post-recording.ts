"use client";

import { useState } from "react";
import type { Take } from "@/lib/browser/recorder/take";

interface PostOptions {
  /** Adds a take to the outbox; rejects if the phone has no room for it. */
  send: (take: Take) => Promise<void>;
  onPosted: () => void;
}

/** Posts a take; ignores further presses while it is being posted. */
export function usePostRecording({ send, onPosted }: PostOptions) {
  const [state, setState] = useState<"resting" | "posting" | "failed">("resting");
  const post = (take: Take) => {
    if (state === "posting") return;
    setState("posting");
    send(take).then(onPosted, () => {
      setState("failed");
    });
  };
  return { post, isPosting: state === "posting", hasFailed: state === "failed" };
}
