import { moveVideo } from "@/lib/help/move-item";
import { moveHelpInput } from "@/lib/help/schema";
import { helpVideoView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";

export const PUT = route(
  { access: "operator", body: moveHelpInput, returns: listOf(helpVideoView) },
  moveVideo,
);
