import { allEvents } from "@/lib/events/open-events";
import { eventView } from "@/lib/events/view-schema";
import { route } from "@/lib/http/route";
import { eventsOf } from "@/lib/kernel/returns";

export const GET = route({ returns: eventsOf(eventView) }, allEvents);
