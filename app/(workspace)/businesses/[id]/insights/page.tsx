import { readInsightsPage } from "@/app/(workspace)/read-insights-page";
import { titled } from "@/app/(workspace)/titled";
import { Cached } from "@/components/providers/cached";
import { Messages } from "@/components/providers/messages";
import { InsightsScreen } from "@/components/screens/insights/insights-screen";
import { NothingHere } from "@/components/shell/nothing-here";
import type { Actor } from "@/lib/access/actor";
import { requireUser } from "@/lib/account/session/current-user";
import { parseParams } from "@/lib/http/parse";
import { businessInsights } from "@/lib/insights/queries";
import { idParam } from "@/lib/kernel/text";
import { AppError } from "@/lib/shared/errors";

export const generateMetadata = titled("insights");

/** How the projects of a business go together, for those who run it. */
export default async function BusinessInsightsPage({ params }: PageProps<"/businesses/[id]/insights">) {
  const [actor, { id }] = await Promise.all([requireUser(), params]);
  const page = await readPage(actor, id);
  if (!page) return <NothingHere of="insights" />;
  const { client, insights } = page;
  return (
    <Cached client={client}>
      <Messages namespaces={["insights"]}>
        <InsightsScreen of={{ kind: "business", id: id.toLowerCase(), name: insights.business.name }} />
      </Messages>
    </Cached>
  );
}

/** Null where there is no such business, or this reader does not run it: the page does not tell which. */
async function readPage(actor: Actor, asked: string) {
  try {
    const { id } = parseParams(idParam, { id: asked });
    return await readInsightsPage(actor, { kind: "business", id }, businessInsights);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
