import type { QueryClient } from "@tanstack/react-query";
import { changeIn, changeProject } from "./change-one";
import type { ListedPlace } from "@/components/project-model/placement";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

/**
 * Sets a place's count of new updates to zero after the server marked it as viewed up to event `upTo`. Refetches the counts for
 * all updates, and if updates arrived since, which stay new.
 */
export function clearNew(client: QueryClient, projectId: string, place: ListedPlace, upTo: number): void {
  const project = client.getQueryData<ProjectDetailView>(queryKeys.project(projectId));
  if (place.kind === "all" || (project && project.eventSeq > upTo)) refetchCounts(client, projectId);
  else if (place.kind === "task") clearTask(client, projectId, place.taskId);
  else if (place.kind === "subtask") clearSubtask(client, projectId, place.taskId, place.subtaskId);
  else changeProject(client, projectId, (shown) => ({ ...shown, unassignedNewCount: 0 }));
}

function refetchCounts(client: QueryClient, projectId: string): void {
  for (const queryKey of [queryKeys.project(projectId), queryKeys.tasks(projectId), queryKeys.allSubtasks()])
    void client.invalidateQueries({ queryKey });
}

/** A place's count of new updates; 0 if it is not loaded. */
export function newCountIn(client: QueryClient, projectId: string, place: ListedPlace): number {
  const project = client.getQueryData<ProjectDetailView>(queryKeys.project(projectId));
  if (place.kind === "unassigned") return project?.unassignedNewCount ?? 0;
  const tasks = client.getQueryData<TaskView[]>(queryKeys.tasks(projectId));
  if (place.kind === "all") {
    const inTasks = tasks?.reduce((sum, { totalNewCount }) => sum + totalNewCount, 0) ?? 0;
    return inTasks + (project?.unassignedNewCount ?? 0);
  }
  if (place.kind === "task") return tasks?.find(({ id }) => id === place.taskId)?.newUpdatesCount ?? 0;
  const subtasks = client.getQueryData<SubtaskView[]>(queryKeys.subtasks(place.taskId));
  return subtasks?.find(({ id }) => id === place.subtaskId)?.newUpdatesCount ?? 0;
}

function clearTask(client: QueryClient, projectId: string, taskId: string): void {
  changeIn<TaskView>(client, queryKeys.tasks(projectId), taskId, (task) => ({
    ...task,
    newUpdatesCount: 0,
    totalNewCount: task.totalNewCount - task.newUpdatesCount,
  }));
}

function clearSubtask(client: QueryClient, projectId: string, taskId: string, subtaskId: string): void {
  const subtasks = client.getQueryData<SubtaskView[]>(queryKeys.subtasks(taskId));
  const seen = subtasks?.find(({ id }) => id === subtaskId)?.newUpdatesCount ?? 0;
  if (seen === 0) return;
  changeIn<SubtaskView>(client, queryKeys.subtasks(taskId), subtaskId, (subtask) => ({
    ...subtask,
    newUpdatesCount: 0,
  }));
  changeIn<TaskView>(client, queryKeys.tasks(projectId), taskId, (task) => ({
    ...task,
    totalNewCount: Math.max(task.newUpdatesCount, task.totalNewCount - seen),
  }));
}
