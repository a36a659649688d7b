import { route } from "@/lib/http/route";
import { projectInsights } from "@/lib/insights/queries";
import { insightsInput } from "@/lib/insights/schema";
import { projectInsightsView } from "@/lib/insights/view-schema";
import { idParam } from "@/lib/kernel/text";

export const GET = route(
  { needs: "project:see", params: idParam, query: insightsInput, returns: projectInsightsView },
  projectInsights,
);
