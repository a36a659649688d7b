import { QueryClient } from "@tanstack/react-query";
import type { InsightsOf } from "@/components/screens/insights/insights-screen";
import type { Actor } from "@/lib/access/actor";
import { zoneOf } from "@/lib/i18n/zone-of";
import { USUAL_INSIGHT_DAYS } from "@/lib/insights/limits";
import type { InsightsInput } from "@/lib/insights/schema";
import { insightPaths } from "@/lib/shared/paths/insight-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** Reads what the page opens with into a client to hydrate. A reader whose zone is unknown fetches it once it is known. */
export async function readInsightsPage<T>(
  actor: Actor,
  { kind, id }: Pick<InsightsOf, "kind" | "id">,
  read: (actor: Actor, input: InsightsInput) => Promise<T>,
): Promise<{ client: QueryClient; insights: T }> {
  const timeZone = zoneOf(actor);
  const insights = await read(actor, { id, days: USUAL_INSIGHT_DAYS, timeZone });
  const client = new QueryClient();
  const address = insightPaths[kind](id, { days: String(USUAL_INSIGHT_DAYS), timeZone });
  client.setQueryData(queryKeys.insights(address), insights);
  return { client, insights };
}
