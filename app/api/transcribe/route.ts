import { route } from "@/lib/http/route";
import { transcribeInput } from "@/lib/recordings/schema";
import { transcribeRecording } from "@/lib/recordings/transcribe/transcribe-recording";
import { transcribedView } from "@/lib/recordings/view-schema";

export const POST = route(
  { changes: "own", body: transcribeInput, creates: true, status: 200, returns: transcribedView },
  transcribeRecording,
);
