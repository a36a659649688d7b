import { route } from "@/lib/http/route";
import { readStats } from "@/lib/operator/read-stats";

export const GET = route({ access: "operator" }, readStats);
