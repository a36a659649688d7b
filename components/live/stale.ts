import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isNetworkFailure } from "./retry";
import { api } from "@/lib/browser/api-client";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";
import { MAX_IDS } from "@/lib/shared/limits";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** The queries of everything that the page may show of a project, including lists of all projects. */
export function keysOfProject(projectId: string): QueryKey[] {
  return [
    queryKeys.project(projectId),
    queryKeys.progress(projectId),
    queryKeys.tasks(projectId),
    queryKeys.allSubtasks(),
    queryKeys.allAssignees(),
    queryKeys.updates(projectId),
    queryKeys.photos(projectId),
    queryKeys.projects(),
    queryKeys.recentUpdates(),
    queryKeys.openQuestions(),
    queryKeys.dueSubtasks(),
    queryKeys.channels(projectId),
    queryKeys.messages(projectId),
    // What is no longer seen is no longer counted.
    queryKeys.notifications(),
  ];
}

/** The queries that count what is unread. No event says that messages were read on another device, and a hidden tab hears of nothing. */
export function keysOfUnread(client: QueryClient): QueryKey[] {
  const projects = client.getQueryData<ProjectView[]>(queryKeys.projects()) ?? [];
  const open = client.getQueriesData<ProjectDetailView>({ queryKey: [PROJECT] });
  const unread = open.flatMap(([, project]) =>
    project && project.unreadMessagesCount > 0 ? project.id : [],
  );
  return [
    queryKeys.notifications(),
    ...(projects.some(({ unreadMessagesCount }) => unreadMessagesCount > 0) ? [queryKeys.projects()] : []),
    ...unread.flatMap((id) => [queryKeys.project(id), queryKeys.channels(id)]),
  ];
}

const [PROJECT] = queryKeys.project("");

/**
 * Refetches each of these once if the page shows it, and returns those for which the connection failed. Of the list of projects,
 * reads only the changed ones; all of it if `changed` is null.
 */
export async function fetchStale(
  client: QueryClient,
  keys: QueryKey[],
  changed: ReadonlySet<string> | null,
): Promise<QueryKey[]> {
  const all = [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
  const each = new Map(all.map((key) => [JSON.stringify(key), key]));
  const mended = changed && each.has(PROJECTS) && showsAll(client, changed) ? [...changed] : [];
  if (mended.length > 0) each.delete(PROJECTS);
  const [frames, contents] = partition([...each.values()]);
  await Promise.all([
    ...(mended.length > 0 ? [fetchListed(client, mended)] : []),
    ...frames.map((queryKey) => client.invalidateQueries({ queryKey })),
  ]);
  // Let the page first remove what is gone, so that nothing of it is refetched.
  if (frames.length > 0) await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
  await Promise.all(contents.map((queryKey) => client.invalidateQueries({ queryKey })));
  return all.filter((queryKey) => isLost(client, queryKey));
}

function isLost(client: QueryClient, queryKey: QueryKey): boolean {
  const shown = client.getQueryCache().findAll({ queryKey, type: "active" });
  return shown.some(({ state }) => state.isInvalidated && isNetworkFailure(state.error));
}

/** Milliseconds for the page to rerender. */
const RENDER_MS = 100;

/** Separates the lists that decide what else the page shows from the rest. */
function partition(keys: QueryKey[]): [frames: QueryKey[], contents: QueryKey[]] {
  const isFrame = ([kind]: QueryKey) => FRAMES.has(kind);
  return [keys.filter(isFrame), keys.filter((key) => !isFrame(key))];
}

const FRAMES = new Set<unknown>(
  [queryKeys.projects(), queryKeys.project(""), queryKeys.tasks("")].map(([kind]) => kind),
);

const PROJECTS = JSON.stringify(queryKeys.projects());

/** Whether the page shows a list that contains all these projects, and one call can read them. */
function showsAll(client: QueryClient, projectIds: ReadonlySet<string>): boolean {
  const queryKey = queryKeys.projects();
  if (projectIds.size > MAX_IDS) return false;
  if (!client.getQueryCache().find({ queryKey })?.isActive()) return false;
  const listed = new Set(client.getQueryData<ProjectView[]>(queryKey)?.map(({ id }) => id));
  return [...projectIds].every((id) => listed.has(id));
}

/** Reads some projects of the list and replaces them there; all of it if one of them is no longer to be read. */
async function fetchListed(client: QueryClient, projectIds: string[]): Promise<void> {
  const queryKey = queryKeys.projects();
  const read = await api.get(apiPaths.projects({ ids: projectIds.join(",") })).catch(() => []);
  const changed = new Map(read.map((project) => [project.id, project]));
  client.setQueryData<ProjectView[]>(queryKey, (projects) =>
    projects?.map((one) => changed.get(one.id) ?? one),
  );
  if (changed.size < projectIds.length) await client.invalidateQueries({ queryKey });
}
