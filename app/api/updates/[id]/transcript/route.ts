import { route } from "@/lib/http/route";
import { correctTranscriptInput } from "@/lib/recordings/schema";
import { transcriptView } from "@/lib/recordings/view-schema";
import { correctTranscript, readTranscript } from "@/lib/updates/recording/transcript";
import { updateView } from "@/lib/updates/view-schema";

export const GET = route(
  { needs: "update:see", revalidates: "update", returns: transcriptView },
  readTranscript,
);
export const PATCH = route(
  { needs: "update:edit", locks: "updates", body: correctTranscriptInput, returns: updateView },
  correctTranscript,
);
