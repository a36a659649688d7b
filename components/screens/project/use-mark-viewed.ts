import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "@/lib/browser/api-client";
import type { ProjectView } from "@/lib/projects/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";

/** Marks the project's updates as viewed when it is opened. Failures are ignored: the updates then stay new. */
export function useMarkViewed({ id, eventSeq }: Pick<ProjectView, "id" | "eventSeq">): void {
  const queries = useQueryClient();
  // The event number when the page opened: later events may not have been shown.
  const [upTo] = useState(eventSeq);
  useEffect(() => {
    api.post(apiPath("projects", id, "mark-updates-viewed"), { upTo }).then(
      () => queries.invalidateQueries({ queryKey: queryKeys.projects() }),
      () => undefined,
    );
  }, [id, upTo, queries]);
}
