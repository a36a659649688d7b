import { route } from "@/lib/http/route";
import { addSubtask } from "@/lib/tasks/add-subtask";
import { listSubtasks } from "@/lib/tasks/queries";
import { subtaskInput, taskParams } from "@/lib/tasks/schema";

export const GET = route({ params: taskParams, revalidates: "task" }, listSubtasks);
export const POST = route({ params: taskParams, body: subtaskInput, creates: true }, addSubtask);
