import { projectEvents } from "@/lib/events/open-events";
import { eventView } from "@/lib/events/view-schema";
import { route } from "@/lib/http/route";
import { eventsOf } from "@/lib/kernel/returns";

export const GET = route({ needs: "project:see", returns: eventsOf(eventView) }, projectEvents);
