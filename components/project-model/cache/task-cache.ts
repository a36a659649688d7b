import type { QueryClient } from "@tanstack/react-query";
import { refetchInFlight } from "./invalidate";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

/** Appends a new task to the project's list; idempotent. */
export function addTask(client: QueryClient, task: TaskView): void {
  changeTasks(client, task.projectId, (tasks) => [...without(tasks, task.id), task]);
}

/** Replaces a task but keeps its counts: the response may have been read before a later change. */
export function replaceTask(client: QueryClient, task: TaskView): void {
  changeTasks(client, task.projectId, (tasks) =>
    tasks.map((shown) =>
      shown.id === task.id
        ? {
            ...task,
            updateCount: shown.updateCount,
            totalUpdateCount: shown.totalUpdateCount,
            subtaskCount: shown.subtaskCount,
            completedSubtaskCount: shown.completedSubtaskCount,
            newUpdatesCount: shown.newUpdatesCount,
            totalNewCount: shown.totalNewCount,
            assigneeCount: shown.assigneeCount,
          }
        : shown,
    ),
  );
}

export function removeTask(client: QueryClient, projectId: string, id: string): void {
  changeTasks(client, projectId, (tasks) => without(tasks, id));
}

/** Appends a new subtask to its task's list; idempotent. */
export function addSubtask(client: QueryClient, subtask: SubtaskView): void {
  changeSubtasks(client, subtask.parentTaskId, (subtasks) => [...without(subtasks, subtask.id), subtask]);
}

/** Replaces a subtask but keeps its counts. */
export function replaceSubtask(client: QueryClient, subtask: SubtaskView): void {
  changeSubtasks(client, subtask.parentTaskId, (subtasks) =>
    subtasks.map((shown) =>
      shown.id === subtask.id
        ? {
            ...subtask,
            updateCount: shown.updateCount,
            newUpdatesCount: shown.newUpdatesCount,
            assigneeCount: shown.assigneeCount,
          }
        : shown,
    ),
  );
}

/** Shows it as completed before it is read. */
export function completeSubtask(client: QueryClient, taskId: string, id: string): void {
  changeSubtasks(client, taskId, (subtasks) =>
    subtasks.map((shown) => (shown.id === id ? { ...shown, isCompleted: true } : shown)),
  );
}

export function removeSubtask(client: QueryClient, taskId: string, id: string): void {
  changeSubtasks(client, taskId, (subtasks) => without(subtasks, id));
}

function changeTasks(
  client: QueryClient,
  projectId: string,
  changed: (tasks: TaskView[]) => TaskView[],
): void {
  const queryKey = queryKeys.tasks(projectId);
  client.setQueryData<TaskView[]>(queryKey, (tasks) => tasks && changed(tasks));
  refetchInFlight(client, queryKey);
}

function changeSubtasks(
  client: QueryClient,
  taskId: string,
  changed: (subtasks: SubtaskView[]) => SubtaskView[],
): void {
  const queryKey = queryKeys.subtasks(taskId);
  client.setQueryData<SubtaskView[]>(queryKey, (subtasks) => subtasks && changed(subtasks));
  refetchInFlight(client, queryKey);
}

function without<T extends { id: string }>(items: T[], id: string): T[] {
  return items.filter((item) => item.id !== id);
}
