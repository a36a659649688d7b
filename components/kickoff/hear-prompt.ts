import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import type { TranscribedView } from "@/lib/transcription/view";

/** What a recording says, in the language that it was spoken in; empty when it says nothing. */
export async function hearPrompt(recording: Blob): Promise<string> {
  const form = new FormData();
  form.set("audio", recording, "prompt");
  const { audioUrl } = (await api.post(apiPaths.uploadAudio(), form)) as { audioUrl: string };
  const { transcript } = (await api.post(apiPaths.transcribe(), { audioUrl })) as TranscribedView;
  return transcript.trim();
}
