import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import type { TranscribedView } from "@/lib/transcription/view";

/** Transcribes a recording in its spoken language; "" if there is no speech in it. */
export async function transcribePrompt(recording: Blob): Promise<string> {
  const form = new FormData();
  form.set("audio", recording, "prompt");
  const { audioUrl } = (await api.post(apiPaths.uploadAudio(), form)) as { audioUrl: string };
  const { transcript } = (await api.post(apiPaths.transcribe(), { audioUrl })) as TranscribedView;
  return transcript.trim();
}
