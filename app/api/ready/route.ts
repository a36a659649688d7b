import { route } from "@/lib/http/route";
import { readiness } from "@/lib/wiring/readiness";
import { readinessView } from "@/lib/wiring/view-schema";

export const GET = route({ access: "public", returns: readinessView, orStatus: 503 }, readiness);
