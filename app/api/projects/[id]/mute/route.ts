import { route } from "@/lib/http/route";
import { muteProject, unmuteProject } from "@/lib/notifications/preferences/mute-project";
import { muteInput, muteParams } from "@/lib/notifications/preferences/schema";
import { deliveryPreferencesView } from "@/lib/notifications/view-schema";

export const PUT = route(
  {
    changes: "own",
    needs: "project:see",
    params: muteParams,
    body: muteInput,
    returns: deliveryPreferencesView,
  },
  muteProject,
);
export const DELETE = route(
  { changes: "own", needs: "project:see", params: muteParams, returns: deliveryPreferencesView },
  unmuteProject,
);
