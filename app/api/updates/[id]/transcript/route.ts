import { route } from "@/lib/http/route";
import { correctTranscriptInput } from "@/lib/recordings/schema";
import { transcriptView } from "@/lib/recordings/view-schema";
import { correctTranscript } from "@/lib/updates/recording/change-transcript";
import { readTranscript } from "@/lib/updates/recording/read-transcript";
import { updateView } from "@/lib/updates/view-schema";

export const GET = route(
  { needs: "update:see", revalidates: "update", returns: transcriptView },
  readTranscript,
);
export const PATCH = route(
  { needs: "update:edit", locks: "updates", body: correctTranscriptInput, returns: updateView },
  correctTranscript,
);
