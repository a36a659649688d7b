"use client";

import { useState } from "react";
import { transcribePrompt, uploadPrompt } from "./transcribe-prompt";

type Transcription = "resting" | "hearing" | "notUploaded" | "failed" | "silent";

/** Transcribes a spoken description. Keeps a recording that failed, for `hearAgain`, which uploads it only once. */
export function usePromptTranscription(onWords: (words: string) => void) {
  const [state, setState] = useState<Transcription>("resting");
  const [recording, setRecording] = useState<Blob | null>(null);
  const [uploaded, setUploaded] = useState<string | null>(null);
  const transcribe = async (audioUrl: string) => {
    try {
      const words = await transcribePrompt(audioUrl);
      setState(words === "" ? "silent" : "resting");
      if (words !== "") onWords(words);
    } catch {
      setState("failed");
    }
  };
  const upload = async (said: Blob) => {
    try {
      const audioUrl = await uploadPrompt(said);
      setUploaded(audioUrl);
      return audioUrl;
    } catch {
      setState("notUploaded");
      return null;
    }
  };
  const hear = async (said: Blob, known: string | null) => {
    setState("hearing");
    const audioUrl = known ?? (await upload(said));
    if (audioUrl !== null) await transcribe(audioUrl);
  };
  return {
    state,
    hear: (said: Blob) => {
      setRecording(said);
      setUploaded(null);
      void hear(said, null);
    },
    hearAgain: () => {
      if (recording) void hear(recording, uploaded);
    },
  };
}
