import { projectEvents } from "@/lib/events/open-events";
import { eventView } from "@/lib/events/view-schema";
import { route } from "@/lib/http/route";
import { eventsOf } from "@/lib/kernel/returns";
import { projectParams } from "@/lib/projects/schema";

export const GET = route(
  { needs: "project:see", params: projectParams, returns: eventsOf(eventView) },
  projectEvents,
);
