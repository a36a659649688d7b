"use client";

import { noop, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { TaskView } from "@/lib/tasks/view";
import { subtasksQuery } from "./use-tasks";
import { updatesQuery } from "./use-updates";

/**
 * Fetches what an open task shows, unless it is here already: at the press that opens it, so that the line's latency passes
 * while the task is rendered. What fails is said where it is missing.
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
