import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "@/lib/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

/** Appends a new task to the project's list; idempotent. */
export function addTask(client: QueryClient, task: TaskView): void {
  changeTasks(client, task.projectId, (tasks) => [...without(tasks, task.id), task]);
}

export function replaceTask(client: QueryClient, task: TaskView): void {
  changeTasks(client, task.projectId, (tasks) => replaced(tasks, task));
}

export function removeTask(client: QueryClient, projectId: string, id: string): void {
  changeTasks(client, projectId, (tasks) => without(tasks, id));
}

/** Appends a new subtask to its task's list; idempotent. */
export function addSubtask(client: QueryClient, subtask: SubtaskView): void {
  changeSubtasks(client, subtask.parentTaskId, (subtasks) => [...without(subtasks, subtask.id), subtask]);
}

export function replaceSubtask(client: QueryClient, subtask: SubtaskView): void {
  changeSubtasks(client, subtask.parentTaskId, (subtasks) => replaced(subtasks, subtask));
}

export function removeSubtask(client: QueryClient, taskId: string, id: string): void {
  changeSubtasks(client, taskId, (subtasks) => without(subtasks, id));
}

function changeTasks(
  client: QueryClient,
  projectId: string,
  changed: (tasks: TaskView[]) => TaskView[],
): void {
  client.setQueryData<TaskView[]>(queryKeys.tasks(projectId), (tasks) => tasks && changed(tasks));
}

function changeSubtasks(
  client: QueryClient,
  taskId: string,
  changed: (subtasks: SubtaskView[]) => SubtaskView[],
): void {
  client.setQueryData<SubtaskView[]>(queryKeys.subtasks(taskId), (subtasks) => subtasks && changed(subtasks));
}

function replaced<T extends { id: string }>(items: T[], item: T): T[] {
  return items.map((other) => (other.id === item.id ? item : other));
}

function without<T extends { id: string }>(items: T[], id: string): T[] {
  return items.filter((item) => item.id !== id);
}
