import { route } from "@/lib/http/route";
import { businessInsights } from "@/lib/insights/queries";
import { insightsInput } from "@/lib/insights/schema";
import { businessInsightsView } from "@/lib/insights/view-schema";

export const GET = route(
  { needs: "business:see", query: insightsInput, returns: businessInsightsView },
  businessInsights,
);
