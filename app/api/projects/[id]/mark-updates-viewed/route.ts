import { route } from "@/lib/http/route";
import { markViewedInput } from "@/lib/projects/schema";
import { markUpdatesViewed } from "@/lib/projects/visit/mark-updates-viewed";

export const POST = route(
  { needs: "project:see", changes: "silent", body: markViewedInput },
  markUpdatesViewed,
);
