import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";

/** Changes a project where its page has it. */
export function changeProject(
  client: QueryClient,
  projectId: string,
  changed: (project: ProjectDetailView) => ProjectDetailView,
): void {
  client.setQueryData<ProjectDetailView>(
    queryKeys.project(projectId),
    (project) => project && changed(project),
  );
}

/** Changes one item of a list: a task of its project, or a subtask of its task. */
export function changeIn<Item extends { id: string }>(
  client: QueryClient,
  list: QueryKey,
  id: string,
  changed: (item: Item) => Item,
): void {
  client.setQueryData<Item[]>(list, (items) => items?.map((item) => (item.id === id ? changed(item) : item)));
}
