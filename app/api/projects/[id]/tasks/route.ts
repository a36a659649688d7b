import { route } from "@/lib/http/route";
import { createTask } from "@/lib/tasks/create-task";
import { listTasks } from "@/lib/tasks/queries";
import { createTaskInput, taskParams } from "@/lib/tasks/schema";

export const GET = route({ params: taskParams, revalidates: "project" }, listTasks);
export const POST = route({ params: taskParams, body: createTaskInput, creates: true }, createTask);
