import { route } from "@/lib/http/route";
import { markUpdatesViewed } from "@/lib/projects/visit/mark-updates-viewed";
import { markViewedInput, projectParams } from "@/lib/projects/schema";

export const POST = route(
  { needs: "project:see", changes: "silent", params: projectParams, body: markViewedInput },
  markUpdatesViewed,
);
