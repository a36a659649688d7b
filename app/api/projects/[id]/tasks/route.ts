import { route } from "@/lib/http/route";
import { createTask } from "@/lib/tasks/create-task";
import { listTasks } from "@/lib/tasks/queries";
import { createTaskInput, listTasksInput } from "@/lib/tasks/schema";
import { taskView } from "@/lib/tasks/view-schema";

export const GET = route(
  { needs: "project:see", query: listTasksInput, revalidates: "project", returns: [taskView] },
  listTasks,
);
export const POST = route(
  { needs: "task:create", body: createTaskInput, creates: true, returns: taskView },
  createTask,
);
