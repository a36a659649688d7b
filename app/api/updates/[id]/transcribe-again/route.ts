import { route } from "@/lib/http/route";
import { transcribeAgain } from "@/lib/transcription/transcribe-again";
import { updateParams } from "@/lib/updates/schema";

export const POST = route({ params: updateParams, status: 202 }, transcribeAgain);
