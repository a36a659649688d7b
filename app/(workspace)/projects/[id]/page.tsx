import { requireProject } from "./load-project";
import { messagesOf, PROJECT_ACTIONS, readerOf } from "./of-project";
import { readProjectPage } from "./read-project-page";
import { Cached } from "@/components/providers/cached";
import { ProjectScreen } from "@/components/screens/project/project-screen";
import { requireUser } from "@/lib/account/session/current-user";
import { single } from "@/lib/kernel/search-params";

/** Sent only while the guide is shown. */
const GUIDE = ["guide", "plan", "codes"] as const;

/** A project with its folders; the one in the address is open. */
export default async function ProjectPage({ params, searchParams }: PageProps<"/projects/[id]">) {
  const [actor, { id }, query] = await Promise.all([requireUser(), params, searchParams]);
  const project = await requireProject(id);
  const { client, ...opening } = await readProjectPage(actor, project, single(query.folder));
  return (
    <Cached client={client} namespaces={[...messagesOf(project), ...(project.guide ? GUIDE : [])]}>
      <ProjectScreen projectId={project.id} reader={readerOf(actor)} {...opening} actions={PROJECT_ACTIONS} />
    </Cached>
  );
}
