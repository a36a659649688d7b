"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/browser/api-client";
import type { BusinessView } from "@/lib/businesses/view";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** All projects of the reader, newest first. Throws ApiError into `error`. */
export function useProjects() {
  return useQuery({
    queryKey: queryKeys.projects(),
    queryFn: async () => (await api.get(apiPaths.projects())) as ProjectView[],
  });
}

/** One project with its members and what the reader may do there. */
export function useProject(id: string) {
  return useQuery({
    queryKey: queryKeys.project(id),
    queryFn: async () => (await api.get(apiPaths.project(id))) as ProjectDetailView,
  });
}

/** The businesses in which the reader may create projects. */
export function useBusinesses() {
  return useQuery({
    queryKey: queryKeys.businesses(),
    queryFn: async () => (await api.get(apiPaths.businesses())) as BusinessView[],
  });
}
