import { route } from "@/lib/http/route";
import { toggleTask } from "@/lib/tasks/toggle-task";
import { taskView } from "@/lib/tasks/view-schema";

export const POST = route({ needs: "task:toggle", locks: "project_tasks", returns: taskView }, toggleTask);
