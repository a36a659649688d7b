import { route } from "@/lib/http/route";
import { correctTranscript } from "@/lib/transcription/correct-transcript";
import { readTranscript } from "@/lib/transcription/queries";
import { correctTranscriptInput } from "@/lib/transcription/schema";
import { transcriptView } from "@/lib/transcription/view-schema";
import { updateParams } from "@/lib/updates/schema";
import { updateView } from "@/lib/updates/view-schema";

export const GET = route(
  { params: updateParams, revalidates: "update", returns: transcriptView },
  readTranscript,
);
export const PATCH = route(
  { params: updateParams, body: correctTranscriptInput, returns: updateView },
  correctTranscript,
);
