import { useState } from "react";
import { api } from "@/lib/browser/api-client";
import { audioPaths } from "@/lib/shared/paths/audio-paths";
import { trimmed } from "@/lib/shared/trimmed";

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

/** Uploads a recording; returns its address, for `transcribePrompt`. */
async function uploadPrompt(recording: Blob): Promise<string> {
  const form = new FormData();
  form.set("audio", recording, "prompt");
  const { audioUrl } = await api.post(audioPaths.uploadWhole(), form);
  return audioUrl;
}

/** Transcribes an uploaded recording in its spoken language; "" if there is no speech in it. */
async function transcribePrompt(audioUrl: string): Promise<string> {
  const { transcript } = await api.post(audioPaths.transcribe(), { audioUrl });
  return trimmed(transcript);
}
