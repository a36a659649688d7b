"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import { queryKeys } from "@/lib/query-keys";

/** Tells the server that the reader has the project open. Without an answer the updates simply stay new. */
export function useMarkViewed(projectId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    api.post(apiPaths.markUpdatesViewed(projectId)).then(
      () => queries.invalidateQueries({ queryKey: queryKeys.projects() }),
      () => undefined,
    );
  }, [projectId, queries]);
}
