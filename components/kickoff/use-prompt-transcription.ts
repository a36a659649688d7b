"use client";

import { useState } from "react";
import { transcribePrompt } from "./transcribe-prompt";

/** Transcribes a spoken description. Keeps a recording that failed, for `hearAgain`. */
export function usePromptTranscription(onWords: (words: string) => void) {
  const [state, setState] = useState<"resting" | "hearing" | "failed" | "silent">("resting");
  const [recording, setRecording] = useState<Blob | null>(null);
  const hear = (said: Blob) => {
    setState("hearing");
    setRecording(said);
    transcribePrompt(said).then(
      (words) => {
        setState(words === "" ? "silent" : "resting");
        if (words !== "") onWords(words);
      },
      () => {
        setState("failed");
      },
    );
  };
  return {
    state,
    hear,
    hearAgain: () => {
      if (recording) hear(recording);
    },
  };
}
