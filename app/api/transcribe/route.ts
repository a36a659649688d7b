import { route } from "@/lib/http/route";
import { transcribeInput } from "@/lib/transcription/schema";
import { transcribeRecording } from "@/lib/transcription/transcribe-recording";
import { transcribedView } from "@/lib/transcription/view-schema";

export const POST = route(
  { body: transcribeInput, creates: true, status: 200, returns: transcribedView },
  transcribeRecording,
);
