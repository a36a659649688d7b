import { moveGuide } from "@/lib/help/change-items";
import { moveHelpInput } from "@/lib/help/schema";
import { helpItemView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "operator", body: moveHelpInput, returns: [helpItemView] }, moveGuide);
