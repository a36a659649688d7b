import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import type { Recording } from "@/lib/outbox/post-update";
import { openRecordings } from "@/lib/recorder/recordings";
import type { TranscribedView } from "@/lib/transcription/view";

/** What a recording says, in the language that it was spoken in; empty when it says nothing. Then the phone keeps it no longer. */
export async function hearPrompt({ file, recordingId }: Recording): Promise<string> {
  const form = new FormData();
  form.set("audio", file, "prompt");
  const { audioUrl } = (await api.post(apiPaths.uploadAudio(), form)) as { audioUrl: string };
  const { transcript } = (await api.post(apiPaths.transcribe(), { audioUrl })) as TranscribedView;
  if (recordingId) await (await openRecordings()).discard(recordingId).catch(() => undefined);
  return transcript.trim();
}
