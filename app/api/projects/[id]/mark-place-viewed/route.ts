import { route } from "@/lib/http/route";
import { projectParams } from "@/lib/projects/schema";
import { markPlaceViewed } from "@/lib/updates/placing/mark-place-viewed";
import { markPlaceViewedInput } from "@/lib/updates/schema";

export const POST = route(
  {
    needs: ["project:see", "task:see"],
    changes: "silent",
    params: projectParams,
    body: markPlaceViewedInput,
  },
  markPlaceViewed,
);
