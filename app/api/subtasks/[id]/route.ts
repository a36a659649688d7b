import { route } from "@/lib/http/route";
import { deleteSubtask } from "@/lib/tasks/delete-subtask";
import { renameSubtask } from "@/lib/tasks/rename-subtask";
import { subtaskInput, taskParams } from "@/lib/tasks/schema";

export const PUT = route({ params: taskParams, body: subtaskInput }, renameSubtask);
export const DELETE = route({ params: taskParams }, deleteSubtask);
