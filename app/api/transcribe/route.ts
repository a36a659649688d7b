import { route } from "@/lib/http/route";
import { transcribeInput } from "@/lib/transcription/schema";
import { transcribeRecording } from "@/lib/transcription/transcribe-recording";

export const POST = route({ body: transcribeInput, creates: true, status: 200 }, transcribeRecording);
