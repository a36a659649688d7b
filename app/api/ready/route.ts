import { route } from "@/lib/http/route";
import { readiness } from "@/lib/readiness";

export const GET = route({ access: "public" }, readiness);
