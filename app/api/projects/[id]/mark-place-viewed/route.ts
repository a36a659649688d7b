import { route } from "@/lib/http/route";
import { markPlaceViewed } from "@/lib/updates/placing/mark-place-viewed";
import { markPlaceViewedInput } from "@/lib/updates/schema";

export const POST = route(
  { needs: ["project:see", "task:see"], changes: "silent", body: markPlaceViewedInput },
  markPlaceViewed,
);
