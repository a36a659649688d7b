"use client";

import { useState } from "react";
import { hearPrompt } from "./hear-prompt";

/** Writing down what was said. A recording that could not be written down is there to try again. */
export function useHearing(onWords: (words: string) => void) {
  const [state, setState] = useState<"resting" | "hearing" | "failed" | "silent">("resting");
  const [recording, setRecording] = useState<Blob | null>(null);
  const hear = (said: Blob) => {
    setState("hearing");
    setRecording(said);
    hearPrompt(said).then(
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
