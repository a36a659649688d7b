import { projectEvents } from "@/lib/events/open-events";
import { route } from "@/lib/http/route";
import { projectParams } from "@/lib/projects/schema";

export const GET = route({ params: projectParams }, projectEvents);
