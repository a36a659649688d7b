"use client";

import { useState } from "react";
import type { Take } from "@/lib/recorder/take";

interface PostOptions {
  /** Hands a take to the outbox; rejects when the phone had no room for it. */
  send: (take: Take) => Promise<void>;
  onPosted: () => void;
}

/** Posting a take, once. */
export function usePost({ send, onPosted }: PostOptions) {
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
