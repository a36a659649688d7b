import { route } from "@/lib/http/route";
import { projectInsights } from "@/lib/insights/queries";
import { insightsInput } from "@/lib/insights/schema";
import { projectInsightsView } from "@/lib/insights/view-schema";

export const GET = route(
  { needs: "project:see", query: insightsInput, returns: projectInsightsView },
  projectInsights,
);
