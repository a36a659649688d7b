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

/** The destination of a choice; null while there is none. A reader who sees only a task's subtasks posts to one of them. */
export function resolvePlace(choice: Choice, tasks: TaskView[], subtasks: SubtaskView[]): Placement | null {
  const task = tasks.find(({ id }) => id === choice.taskId);
  if (!task) return UNASSIGNED;
  const chosen = subtasks.find(({ id }) => id === choice.subtaskId);
  if (!chosen && task.isOpen) return { kind: "task", taskId: task.id };
  const subtask = chosen ?? subtasks.find(({ isCompleted }) => !isCompleted) ?? subtasks[0];
  return subtask ? { kind: "subtask", taskId: task.id, subtaskId: subtask.id } : null;
}
