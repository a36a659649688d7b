import { route } from "@/lib/http/route";
import { completeSubtask } from "@/lib/tasks/complete-subtask";
import { taskParams } from "@/lib/tasks/schema";
import { subtaskView } from "@/lib/tasks/view-schema";

export const PUT = route(
  { needs: "subtask:complete", locks: "subtasks", params: taskParams, returns: subtaskView },
  completeSubtask,
);
