import { route } from "@/lib/http/route";
import { unassignFromSubtask } from "@/lib/tasks/assignments/assign";
import { assigneeParams } from "@/lib/tasks/schema";

export const DELETE = route(
  { needs: "task:assign", locks: "subtask_members", params: assigneeParams },
  unassignFromSubtask,
);
