import type { Query, QueryCacheNotifyEvent, QueryClient } from "@tanstack/react-query";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";

/** Calls `show` for each project that comes from the server, now and later, with the event at which it was read. */
export function watchProjects(
  client: QueryClient,
  show: (projectId: string, seq: number) => void,
): () => void {
  const tell = (query: Query) => {
    for (const { id, eventSeq } of projectsIn(query)) show(id, eventSeq);
  };
  const cache = client.getQueryCache();
  cache.getAll().forEach((query) => tell(query));
  return cache.subscribe((event) => {
    if (isFromServer(event)) tell(event.query as Query);
  });
}

const [PROJECT] = queryKeys.project("");
const [PROJECTS] = queryKeys.projects();

function projectsIn({ queryKey, state: { data } }: Query): Pick<ProjectView, "id" | "eventSeq">[] {
  if (data === undefined) return [];
  if (queryKey[0] === PROJECT) return [data as ProjectDetailView];
  return queryKey[0] === PROJECTS ? (data as ProjectView[]) : [];
}

/** Excludes what this page itself wrote to the cache. */
function isFromServer(event: QueryCacheNotifyEvent): boolean {
  if (event.type === "added") return true;
  if (event.type !== "updated") return false;
  const { action } = event;
  return action.type === "setState" || (action.type === "success" && !action.manual);
}
