import { route } from "@/lib/http/route";
import { markViewedInput } from "@/lib/projects/schema";
import { markUpdatesViewed } from "@/lib/projects/visit/own-view";

export const POST = route(
  { needs: "project:see", changes: "silent", body: markViewedInput },
  markUpdatesViewed,
);
