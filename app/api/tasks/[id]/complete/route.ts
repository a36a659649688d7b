import { route } from "@/lib/http/route";
import { taskParams } from "@/lib/tasks/schema";
import { toggleTask } from "@/lib/tasks/toggle-task";
import { taskView } from "@/lib/tasks/view-schema";

export const POST = route(
  { needs: "task:toggle", locks: "project_tasks", params: taskParams, returns: taskView },
  toggleTask,
);
