import { QueryClient } from "@tanstack/react-query";
import { requireProject } from "./load-project";
import { messagesOf, PROJECT_ACTIONS, readerOf } from "./of-project";
import {
  ALL_UPDATES,
  type ListedPlace,
  placementKey,
  UNASSIGNED,
} from "@/components/project-model/placement";
import { Cached } from "@/components/providers/cached";
import { ProjectScreen } from "@/components/screens/project/project-screen";
import type { Actor } from "@/lib/access/actor";
import { requireUser } from "@/lib/account/session/current-user";
import { listBusinesses } from "@/lib/businesses/queries";
import { single } from "@/lib/kernel/search-params";
import { listConnectCodes } from "@/lib/projects/queries";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import { ALL_FOLDER, FIRST_UPDATES } from "@/lib/updates/limits";
import { readWorkspace, type WorkspaceView } from "@/lib/updates/reading/read-workspace";

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

/** Reads what the first view of the page needs into a client to hydrate, and what opens. */
async function readProjectPage(actor: Actor, project: ProjectDetailView, folder: string | undefined) {
  const { id, eventSeq } = project;
  const read = await readWorkspace(actor, { id, visit: project, folder, limit: FIRST_UPDATES });
  const { tasks, progress, task, subtasks, updates, startFolder } = read;
  const client = new QueryClient();
  client.setQueryData(queryKeys.project(project.id), project);
  client.setQueryData(queryKeys.tasks(project.id), tasks);
  client.setQueryData(queryKeys.progress(project.id), progress);
  if (task) client.setQueryData(queryKeys.subtasks(task.id), subtasks);
  client.setQueryData(queryKeys.updatesIn(project.id, placementKey(placeOf(read))), {
    // The project was read first: what has come since may be missing from this list.
    pages: [{ items: updates.items, next: updates.next ?? null, seq: eventSeq }],
    pageParams: [null],
  });
  if (project.guide) await readForGuide(actor, id, client);
  return { client, startFolder, chosenView: project.chosenView };
}

/** The newest code, and the plan of the business: they must not jump in after the page. */
async function readForGuide(actor: Actor, id: string, client: QueryClient): Promise<void> {
  const [codes, businesses] = await Promise.all([listConnectCodes(actor, { id }), listBusinesses(actor)]);
  client.setQueryData(queryKeys.connectCodes(id), codes);
  client.setQueryData(queryKeys.businesses(), businesses);
}

function placeOf({ folder, task }: WorkspaceView): ListedPlace {
  if (folder === ALL_FOLDER) return ALL_UPDATES;
  return task ? { kind: "task", taskId: task.id } : UNASSIGNED;
}
