import { route } from "@/lib/http/route";
import { readiness } from "@/lib/wiring/readiness";

export const GET = route({ access: "public" }, readiness);
