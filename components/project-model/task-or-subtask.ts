/** What people are assigned to. `taskId` is a subtask's task, or the task's own id. */
export interface TaskOrSubtask {
  kind: "task" | "subtask";
  id: string;
  taskId: string;
  name: string;
}
