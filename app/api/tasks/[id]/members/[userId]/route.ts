import { route } from "@/lib/http/route";
import { unassignFromTask } from "@/lib/tasks/assignments/assign";
import { assigneeParams } from "@/lib/tasks/schema";

export const DELETE = route(
  { needs: "task:assign", locks: "task_members", params: assigneeParams },
  unassignFromTask,
);
