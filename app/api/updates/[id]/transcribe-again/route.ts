import { route } from "@/lib/http/route";
import { transcribeAgain } from "@/lib/updates/recording/transcript";
import { updateView } from "@/lib/updates/view-schema";

export const POST = route(
  { needs: "update:transcribe", locks: "updates", status: 202, returns: updateView },
  transcribeAgain,
);
