/** What people are assigned to. `taskId` is the task that a subtask lies in, and a task's own id. */
export interface TaskOrSubtask {
  kind: "task" | "subtask";
  id: string;
  taskId: string;
  name: string;
}
