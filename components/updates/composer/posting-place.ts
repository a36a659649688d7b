import { type Placement, UNASSIGNED } from "@/components/project-model/placement";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

/** The chosen destination of the next update: null for "unassigned" and for "the task itself". */
export interface Choice {
  taskId: string | null;
  subtaskId: string | null;
}

/** The tasks that can be posted to, and the chosen one even when it is completed. */
export function tasksToPostIn(tasks: TaskView[], chosenId: string | null): TaskView[] {
  return tasks.filter(
    ({ id, isCompleted, isOpen, subtaskCount, completedSubtaskCount }) =>
      id === chosenId || (!isCompleted && (isOpen || subtaskCount > completedSubtaskCount)),
  );
}

/** A task's subtasks that can be posted to, and the chosen one even when it is completed. */
export function subtasksToPostIn(subtasks: SubtaskView[], chosenId: string | null): SubtaskView[] {
  return subtasks.filter(({ id, isCompleted }) => id === chosenId || !isCompleted);
}

/**
 * The destination of a choice. Undefined until its task has loaded; null if the chosen task or subtask was deleted, or is no
 * longer visible to the reader. A reader who sees only a task's subtasks posts to one of them.
 */
export function resolvePlace(
  { taskId, subtaskId }: Choice,
  tasks: TaskView[] | undefined,
  subtasks: SubtaskView[] | undefined,
): Placement | null | undefined {
  if (taskId === null) return UNASSIGNED;
  const task = tasks?.find(({ id }) => id === taskId);
  if (!task) return tasks && null;
  if (subtaskId === null && task.isOpen) return { kind: "task", taskId };
  if (!subtasks) return undefined;
  const chosen = subtaskId === null ? firstOpen(subtasks) : subtasks.find(({ id }) => id === subtaskId);
  return chosen ? { kind: "subtask", taskId, subtaskId: chosen.id } : null;
}

function firstOpen(subtasks: SubtaskView[]): SubtaskView | undefined {
  return subtasks.find(({ isCompleted }) => !isCompleted) ?? subtasks[0];
}
