import { route } from "@/lib/http/route";
import { deleteTask } from "@/lib/tasks/delete-task";
import { taskParams } from "@/lib/tasks/schema";

export const DELETE = route({ params: taskParams }, deleteTask);
