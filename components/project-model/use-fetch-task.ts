import { noop, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { subtasksQuery } from "./use-tasks";
import { updatesQuery } from "./use-updates";
import type { TaskView } from "@/lib/tasks/view";

/**
 * Returns a function that prefetches what an open task shows, to be called on the press that opens it: the fetch then overlaps
 * with rendering. Errors show up where the data is missing.
 */
export function useFetchTask(projectId: string): (task: TaskView) => void {
  const client = useQueryClient();
  return useCallback(
    (task) => {
      if (task.subtaskCount > 0) client.query(subtasksQuery(task.id)).catch(noop);
      if (task.isOpen)
        client.infiniteQuery(updatesQuery(projectId, { kind: "task", taskId: task.id })).catch(noop);
    },
    [client, projectId],
  );
}
