"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "@/lib/browser/api-client";
import type { ProjectView } from "@/lib/projects/view";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** Tells the server what the reader has seen by opening the project. Without an answer the updates simply stay new. */
export function useMarkViewed({ id, eventSeq }: Pick<ProjectView, "id" | "eventSeq">): void {
  const queries = useQueryClient();
  // The number when the page opened: later events may not have been shown.
  const [upTo] = useState(eventSeq);
  useEffect(() => {
    api.post(apiPaths.markUpdatesViewed(id), { upTo }).then(
      () => queries.invalidateQueries({ queryKey: queryKeys.projects() }),
      () => undefined,
    );
  }, [id, upTo, queries]);
}
