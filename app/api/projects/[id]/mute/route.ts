import { route } from "@/lib/http/route";
import { muteProject, unmuteProject } from "@/lib/notifications/preferences/mute-project";
import { muteInput } from "@/lib/notifications/preferences/schema";
import { deliveryPreferencesView } from "@/lib/notifications/view-schema";

export const PUT = route(
  { changes: "own", needs: "project:see", body: muteInput, returns: deliveryPreferencesView },
  muteProject,
);
export const DELETE = route(
  { changes: "own", needs: "project:see", returns: deliveryPreferencesView },
  unmuteProject,
);
