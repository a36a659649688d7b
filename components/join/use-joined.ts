"use client";

import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "@/lib/query-keys";
import { useEnterProject } from "./use-enter-project";

/** The same inside the workspace, whose lists it invalidates. */
export function useJoined() {
  const queries = useQueryClient();
  const enter = useEnterProject();
  return (projectId: string, how: "joined" | "already") => {
    void queries.invalidateQueries({ queryKey: queryKeys.projects() });
    void queries.invalidateQueries({ queryKey: queryKeys.recentUpdates() });
    enter(projectId, how);
  };
}
