import { route } from "@/lib/http/route";
import { deleteTask } from "@/lib/tasks/delete-task";
import { readTask } from "@/lib/tasks/queries";
import { taskParams } from "@/lib/tasks/schema";

export const GET = route({ params: taskParams, revalidates: "task" }, readTask);
export const DELETE = route({ params: taskParams }, deleteTask);
