import { useState } from "react";
import type { Clip } from "@/lib/browser/recorder/clip";

interface PostOptions {
  /** Adds a clip to the outbox; rejects if it could not be read. */
  send: (clip: Clip) => Promise<void>;
  onPosted: () => void;
}

/** Posts a clip; ignores further presses while it is being posted. */
export function usePostRecording({ send, onPosted }: PostOptions) {
  const [state, setState] = useState<"resting" | "posting" | "failed">("resting");
  const post = (clip: Clip) => {
    if (state === "posting") return;
    setState("posting");
    send(clip).then(onPosted, () => setState("failed"));
  };
  return { post, isPosting: state === "posting", hasFailed: state === "failed" };
}
