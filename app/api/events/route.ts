import { allEvents } from "@/lib/events/open-events";
import { route } from "@/lib/http/route";

export const GET = route({}, allEvents);
