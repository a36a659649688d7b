import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { changeIn } from "./change-one";
import { refetchInFlight } from "./invalidate";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

type Listed = TaskView | SubtaskView;

/** Appends a new item to the list of tasks or subtasks with this key; idempotent. */
export function addTo(client: QueryClient, list: QueryKey, item: Listed): void {
  client.setQueryData<Listed[]>(list, (items) => items && [...without(items, item.id), item]);
  refetchInFlight(client, list);
}

export function removeFrom(client: QueryClient, list: QueryKey, id: string): void {
  client.setQueryData<Listed[]>(list, (items) => items && without(items, id));
  refetchInFlight(client, list);
}

/** Replaces a task but keeps its counts: the response may have been read before a later change. */
export function replaceTask(client: QueryClient, task: TaskView): void {
  const list = queryKeys.tasks(task.projectId);
  changeIn<TaskView>(client, list, task.id, (shown) => ({
    ...task,
    updateCount: shown.updateCount,
    totalUpdateCount: shown.totalUpdateCount,
    subtaskCount: shown.subtaskCount,
    completedSubtaskCount: shown.completedSubtaskCount,
    newUpdatesCount: shown.newUpdatesCount,
    totalNewCount: shown.totalNewCount,
    assigneeCount: shown.assigneeCount,
  }));
  refetchInFlight(client, list);
}

/** Replaces a subtask but keeps its counts. */
export function replaceSubtask(client: QueryClient, subtask: SubtaskView): void {
  const list = queryKeys.subtasks(subtask.parentTaskId);
  changeIn<SubtaskView>(client, list, subtask.id, (shown) => ({
    ...subtask,
    updateCount: shown.updateCount,
    newUpdatesCount: shown.newUpdatesCount,
    assigneeCount: shown.assigneeCount,
  }));
  refetchInFlight(client, list);
}

/** Shows it as completed before it is read. */
export function completeSubtask(client: QueryClient, taskId: string, id: string): void {
  const list = queryKeys.subtasks(taskId);
  changeIn<SubtaskView>(client, list, id, (shown) => ({ ...shown, isCompleted: true }));
  refetchInFlight(client, list);
}

function without(items: Listed[], id: string): Listed[] {
  return items.filter((item) => item.id !== id);
}
