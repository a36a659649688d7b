import type { QueryClient } from "@tanstack/react-query";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

/** Changes a project where its page has it. */
export function changeProject(
  client: QueryClient,
  projectId: string,
  changed: (project: ProjectDetailView) => ProjectDetailView,
): void {
  client.setQueryData<ProjectDetailView>(
    queryKeys.project(projectId),
    (project) => project && changed(project),
  );
}

/** Changes a task in its project's list. */
export function changeTask(
  client: QueryClient,
  projectId: string,
  taskId: string,
  changed: (task: TaskView) => TaskView,
): void {
  client.setQueryData<TaskView[]>(queryKeys.tasks(projectId), (tasks) =>
    tasks?.map((task) => (task.id === taskId ? changed(task) : task)),
  );
}

/** Changes a subtask in its task's list. */
export function changeSubtask(
  client: QueryClient,
  taskId: string,
  subtaskId: string,
  changed: (subtask: SubtaskView) => SubtaskView,
): void {
  client.setQueryData<SubtaskView[]>(queryKeys.subtasks(taskId), (subtasks) =>
    subtasks?.map((subtask) => (subtask.id === subtaskId ? changed(subtask) : subtask)),
  );
}
