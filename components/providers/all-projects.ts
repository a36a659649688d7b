import { skipToken, useQuery } from "@tanstack/react-query";
import { reading } from "@/lib/browser/reading";
import type { ProjectView } from "@/lib/projects/view";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** What a page comes with of many projects; the browser fetches all of them. */
export interface FirstProjects {
  projects: ProjectView[];
  leftOut: LeftOut;
}

/** How many projects of those that are not archived, and of those that are, the first cards leave out. */
export interface LeftOut {
  older: number;
  archived: number;
}

/** All projects of the reader, newest first; those that came with the page until all are here. Throws ApiError into `error`. */
export function useProjects() {
  const { data: first } = useQuery<FirstProjects>({
    queryKey: queryKeys.firstProjects(),
    queryFn: skipToken,
  });
  const { data, error, refetch } = useQuery(reading(queryKeys.projects(), apiPaths.projects()));
  return { data: data ?? first?.projects, leftOut: data ? null : first?.leftOut, error, refetch };
}
