import { route } from "@/lib/http/route";
import { deleteTask } from "@/lib/tasks/delete-task";
import { editTask } from "@/lib/tasks/edit-task";
import { readTask } from "@/lib/tasks/queries";
import { editTaskInput } from "@/lib/tasks/schema";
import { taskView } from "@/lib/tasks/view-schema";

export const GET = route({ needs: "task:see", revalidates: "task", returns: taskView }, readTask);
export const PATCH = route(
  { needs: "task:edit", locks: "project_tasks", body: editTaskInput, returns: taskView },
  editTask,
);
export const DELETE = route(
  {
    needs: "task:delete",
    locks: ["project_tasks", "subtasks", "task_members", "subtask_members", "updates"],
  },
  deleteTask,
);
