import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { projectParams } from "@/lib/projects/schema";
import { markPlaceViewed } from "@/lib/updates/placing/mark-place-viewed";
import { markPlaceViewedInput } from "@/lib/updates/schema";

export const POST = route(
  {
    needs: ["project:see", "task:see"],
    params: projectParams,
    body: markPlaceViewedInput,
    returns: noContent,
  },
  markPlaceViewed,
);
