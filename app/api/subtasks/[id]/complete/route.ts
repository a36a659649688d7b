import { route } from "@/lib/http/route";
import { completeSubtask } from "@/lib/tasks/complete-subtask";
import { subtaskView } from "@/lib/tasks/view-schema";

export const PUT = route(
  { needs: "subtask:complete", locks: "subtasks", returns: subtaskView },
  completeSubtask,
);
