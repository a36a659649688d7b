import { moveVideo } from "@/lib/help/change-items";
import { moveHelpInput } from "@/lib/help/schema";
import { helpVideoView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "operator", body: moveHelpInput, returns: [helpVideoView] }, moveVideo);
