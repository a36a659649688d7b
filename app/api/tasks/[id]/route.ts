import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { deleteTask } from "@/lib/tasks/delete-task";
import { editTask } from "@/lib/tasks/edit-task";
import { readTask } from "@/lib/tasks/queries";
import { editTaskInput, taskParams } from "@/lib/tasks/schema";
import { taskView } from "@/lib/tasks/view-schema";

export const GET = route(
  { needs: "task:see", params: taskParams, revalidates: "task", returns: taskView },
  readTask,
);
export const PATCH = route(
  { needs: "task:edit", params: taskParams, body: editTaskInput, returns: taskView },
  editTask,
);
export const DELETE = route({ needs: "task:delete", params: taskParams, returns: noContent }, deleteTask);
