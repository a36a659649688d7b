import { orNull } from "@/app/(workspace)/or-null";
import { readInsightsPage } from "@/app/(workspace)/read-insights-page";
import { titled } from "@/app/titled";
import { Cached } from "@/components/providers/cached";
import { InsightsScreen } from "@/components/screens/insights/insights-screen";
import { NothingHere } from "@/components/shell/nothing-here";
import { requireUser } from "@/lib/account/session/current-user";
import { parseParams } from "@/lib/http/parse";
import { businessInsights } from "@/lib/insights/queries";
import { idParam } from "@/lib/kernel/text";

export const generateMetadata = titled("insights.title");

/** How the projects of a business go together, for those who run it. */
export default async function BusinessInsightsPage({ params }: PageProps<"/businesses/[id]/insights">) {
  const [actor, { id }] = await Promise.all([requireUser(), params]);
  const page = await orNull(() => {
    const business = parseParams(idParam, { id });
    return readInsightsPage(actor, { kind: "business", ...business }, businessInsights);
  });
  if (!page) return <NothingHere of="insights" />;
  const { client, insights } = page;
  return (
    <Cached client={client} namespaces={["insights"]}>
      <InsightsScreen of={{ kind: "business", id: id.toLowerCase(), name: insights.business.name }} />
    </Cached>
  );
}
