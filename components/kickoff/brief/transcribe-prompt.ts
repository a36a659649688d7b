import { api } from "@/lib/browser/api-client";
import { audioPaths } from "@/lib/shared/paths/audio-paths";
import { trimmed } from "@/lib/shared/trimmed";

/** Uploads a recording; returns its address, for `transcribePrompt`. */
export async function uploadPrompt(recording: Blob): Promise<string> {
  const form = new FormData();
  form.set("audio", recording, "prompt");
  const { audioUrl } = await api.post(audioPaths.uploadWhole(), form);
  return audioUrl;
}

/** Transcribes an uploaded recording in its spoken language; "" if there is no speech in it. */
export async function transcribePrompt(audioUrl: string): Promise<string> {
  const { transcript } = await api.post(audioPaths.transcribe(), { audioUrl });
  return trimmed(transcript);
}
