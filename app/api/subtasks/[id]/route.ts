import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { deleteSubtask } from "@/lib/tasks/delete-subtask";
import { readSubtask } from "@/lib/tasks/queries";
import { renameSubtask } from "@/lib/tasks/rename-subtask";
import { subtaskInput, taskParams } from "@/lib/tasks/schema";
import { subtaskView } from "@/lib/tasks/view-schema";

export const GET = route({ params: taskParams, revalidates: "subtask", returns: subtaskView }, readSubtask);
export const PUT = route({ params: taskParams, body: subtaskInput, returns: subtaskView }, renameSubtask);
export const DELETE = route({ params: taskParams, returns: noContent }, deleteSubtask);
