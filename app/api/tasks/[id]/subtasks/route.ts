import { route } from "@/lib/http/route";
import { addSubtask } from "@/lib/tasks/create-task";
import { listSubtasks } from "@/lib/tasks/queries";
import { listTasksInput, subtaskInput } from "@/lib/tasks/schema";
import { subtaskView } from "@/lib/tasks/view-schema";

export const GET = route(
  { needs: "task:see", query: listTasksInput, revalidates: "task", returns: [subtaskView] },
  listSubtasks,
);
export const POST = route(
  { needs: "subtask:add", body: subtaskInput, creates: true, returns: subtaskView },
  addSubtask,
);
