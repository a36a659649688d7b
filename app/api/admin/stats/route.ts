import { route } from "@/lib/http/route";
import { readStats } from "@/lib/operator/read-stats";
import { statsView } from "@/lib/operator/view-schema";

export const GET = route({ access: "operator", returns: statsView }, readStats);
