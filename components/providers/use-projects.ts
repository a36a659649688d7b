import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/browser/api-client";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** One project with its members and what the reader may do there. */
export function useProject(id: string) {
  return useQuery({
    queryKey: queryKeys.project(id),
    queryFn: () => api.get(apiPaths.project(id)),
  });
}

/** The businesses in which the reader may create projects. */
export function useBusinesses() {
  return useQuery({
    queryKey: queryKeys.businesses(),
    queryFn: () => api.get(apiPaths.businesses()),
  });
}
