import { requireProject, titledByProject } from "../load-project";
import { readInsightsPage } from "@/app/(workspace)/read-insights-page";
import { Cached } from "@/components/providers/cached";
import { InsightsScreen } from "@/components/screens/insights/insights-screen";
import { requireUser } from "@/lib/account/session/current-user";
import { projectInsights } from "@/lib/insights/queries";

export const generateMetadata = titledByProject("insights");

/** How a project goes, in numbers, over what the reader may see. */
export default async function ProjectInsightsPage({ params }: PageProps<"/projects/[id]/insights">) {
  const [actor, { id }] = await Promise.all([requireUser(), params]);
  const project = await requireProject(id);
  const of = { kind: "project", id: project.id, name: project.name } as const;
  const { client } = await readInsightsPage(actor, of, projectInsights);
  return (
    <Cached client={client} namespaces={["insights"]}>
      <InsightsScreen of={of} />
    </Cached>
  );
}
