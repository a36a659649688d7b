import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useStore } from "@/components/providers/use-store";
import { completedBy } from "@/lib/browser/outbox/items/item-kinds";
import { EMPTY_OUTBOX, outboxState, subscribeToOutbox } from "@/lib/browser/outbox/state";
import { reading } from "@/lib/browser/reading";
import { apiPath } from "@/lib/shared/paths/api-path";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView } from "@/lib/tasks/view";

/** The project's tasks that the reader sees, in order. */
export function useTasks(projectId: string) {
  return useQuery(reading(queryKeys.tasks(projectId), apiPaths.tasks(projectId)));
}

/** A task's subtasks that the reader sees; fetches nothing for null. Those being completed count as completed. */
export function useSubtasks(taskId: string | null) {
  const completing = useCompletingSubtasks();
  return useQuery({
    ...subtasksQuery(taskId ?? ""),
    enabled: taskId !== null,
    select: useCallback(
      (subtasks: SubtaskView[]) =>
        completing.size === 0
          ? subtasks
          : subtasks.map((subtask) =>
              completing.has(subtask.id) ? { ...subtask, isCompleted: true } : subtask,
            ),
      [completing],
    ),
  });
}

/** The query of `useSubtasks`, also to fetch them before they are shown. */
export function subtasksQuery(taskId: string) {
  return queryOptions(reading(queryKeys.subtasks(taskId), apiPaths.subtasks(taskId)));
}

export function useProgress(projectId: string) {
  return useQuery(reading(queryKeys.progress(projectId), apiPath("projects", projectId, "progress")));
}

/** What people are assigned to. `taskId` is a subtask's task, or the task's own id. */
export interface TaskOrSubtask {
  kind: "task" | "subtask";
  id: string;
  taskId: string;
  name: string;
}

/** Who is assigned to a task or subtask; fetches nothing for null. */
export function useAssignees(kind: TaskOrSubtask["kind"], id: string | null) {
  const path = apiPath(kind === "task" ? "tasks" : "subtasks", id ?? "", "members");
  return useQuery({ ...reading(queryKeys.assignees(id ?? ""), path), enabled: id !== null });
}

/** Who is assigned to which of the project's tasks and subtasks; for managers. */
export function useAssignments(projectId: string) {
  return useQuery(reading(queryKeys.assignments(projectId), apiPath("projects", projectId, "assignments")));
}

/** Ids of the subtasks whose completion is final on this phone but not yet confirmed by the server. */
function useCompletingSubtasks(): ReadonlySet<string> {
  const { items, undoable } = useStore(subscribeToOutbox, outboxState, EMPTY_OUTBOX);
  return useMemo(() => {
    const sent = items.filter(({ id, refusal }) => !refusal && !undoable.has(id));
    return new Set(sent.flatMap((item) => completedBy(item) ?? []));
  }, [items, undoable]);
}
