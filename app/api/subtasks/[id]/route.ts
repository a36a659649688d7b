import { route } from "@/lib/http/route";
import { deleteSubtask } from "@/lib/tasks/delete-subtask";
import { readSubtask } from "@/lib/tasks/queries";
import { renameSubtask } from "@/lib/tasks/rename-subtask";
import { subtaskInput, taskParams } from "@/lib/tasks/schema";

export const GET = route({ params: taskParams, revalidates: "subtask" }, readSubtask);
export const PUT = route({ params: taskParams, body: subtaskInput }, renameSubtask);
export const DELETE = route({ params: taskParams }, deleteSubtask);
