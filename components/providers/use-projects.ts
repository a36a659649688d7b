import { useQuery } from "@tanstack/react-query";
import { reading } from "@/lib/browser/reading";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";

/** One project with its members and what the reader may do there. */
export function useProject(id: string) {
  return useQuery(reading(queryKeys.project(id), apiPath("projects", id)));
}

/** The businesses in which the reader may create projects. */
export function useBusinesses() {
  return useQuery(reading(queryKeys.businesses(), apiPath("businesses")));
}
