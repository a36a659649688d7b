import { useQuery } from "@tanstack/react-query";
import { reading } from "@/lib/browser/reading";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** One project with its members and what the reader may do there. */
export function useProject(id: string) {
  return useQuery(reading(queryKeys.project(id), apiPaths.project(id)));
}

/** The businesses in which the reader may create projects. */
export function useBusinesses() {
  return useQuery(reading(queryKeys.businesses(), apiPaths.businesses()));
}
