import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { markUpdatesViewed } from "@/lib/projects/visit/mark-updates-viewed";
import { markViewedInput, projectParams } from "@/lib/projects/schema";

export const POST = route(
  { needs: "project:see", params: projectParams, body: markViewedInput, returns: noContent },
  markUpdatesViewed,
);
