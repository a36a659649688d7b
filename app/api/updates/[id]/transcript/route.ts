import { route } from "@/lib/http/route";
import { correctTranscript } from "@/lib/transcription/correct-transcript";
import { readTranscript } from "@/lib/transcription/queries";
import { correctTranscriptInput } from "@/lib/transcription/schema";
import { updateParams } from "@/lib/updates/schema";

export const GET = route({ params: updateParams, revalidates: "update" }, readTranscript);
export const PATCH = route({ params: updateParams, body: correctTranscriptInput }, correctTranscript);
