"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryKeys } from "@/lib/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import type { TaskOrSubtask } from "./task-or-subtask";
import { useWorkspace } from "./workspace";

export type TaskChanges = ReturnType<typeof taskChanges>;

/** Updates the caches after a change to tasks or subtasks, and invalidates what depends on it. */
export function useTaskChanges(): TaskChanges {
  const client = useQueryClient();
  const { project } = useWorkspace();
  return useMemo(() => taskChanges(client, project.id), [client, project.id]);
}

/** The same outside React. */
export function taskChanges(client: QueryClient, projectId: string) {
  const invalidate = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  const tasks = (changed: (tasks: TaskView[]) => TaskView[]) =>
    client.setQueryData<TaskView[]>(queryKeys.tasks(projectId), (known) => known && changed(known));
  const subtasks = (taskId: string, changed: (subtasks: SubtaskView[]) => SubtaskView[]) =>
    client.setQueryData<SubtaskView[]>(queryKeys.subtasks(taskId), (known) => known && changed(known));
  const progressed = () => {
    invalidate(queryKeys.progress(projectId));
    invalidate(queryKeys.projects());
  };
  return {
    taskAdded: (task: TaskView) => {
      tasks((known) => [...known.filter(({ id }) => id !== task.id), task]);
      progressed();
    },
    taskToggled: (task: TaskView) => {
      tasks((known) => replaced(known, task));
      progressed();
    },
    /** Its updates become unassigned. */
    taskDeleted: (taskId: string) => {
      tasks((known) => known.filter(({ id }) => id !== taskId));
      invalidate(queryKeys.updatesIn(projectId, "unassigned"));
      invalidate(queryKeys.project(projectId));
      progressed();
    },
    subtaskAdded: (subtask: SubtaskView) => {
      subtasks(subtask.parentTaskId, (known) => [...known, subtask]);
      invalidate(queryKeys.tasks(projectId));
      progressed();
    },
    subtaskRenamed: (subtask: SubtaskView) => {
      subtasks(subtask.parentTaskId, (known) => replaced(known, subtask));
    },
    /** Optimistic; returns the function that rolls it back. */
    subtaskCompleting: (subtask: SubtaskView) => {
      const isNow = (isCompleted: boolean) => () => {
        subtasks(subtask.parentTaskId, (known) => replaced(known, { ...subtask, isCompleted }));
      };
      isNow(true)();
      return isNow(false);
    },
    subtaskCompleted: (subtask: SubtaskView) => {
      subtasks(subtask.parentTaskId, (known) => replaced(known, subtask));
      invalidate(queryKeys.tasks(projectId));
      progressed();
    },
    /** Its updates move to its task. */
    subtaskDeleted: ({ id, parentTaskId, updateCount }: SubtaskView) => {
      subtasks(parentTaskId, (known) => known.filter((subtask) => subtask.id !== id));
      invalidate(queryKeys.tasks(projectId));
      if (updateCount > 0) invalidate(queryKeys.updatesIn(projectId, `task:${parentTaskId}`));
      progressed();
    },
    assignmentChanged: ({ kind, id, taskId }: TaskOrSubtask) => {
      invalidate(queryKeys.assignees(id));
      if (kind === "task") invalidate(queryKeys.tasks(projectId));
      else invalidate(queryKeys.subtasks(taskId));
    },
  };
}

function replaced<T extends { id: string }>(known: T[], item: T): T[] {
  return known.map((other) => (other.id === item.id ? item : other));
}
