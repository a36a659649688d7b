import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { unassignFromTask } from "@/lib/tasks/assignments/assign";
import { assigneeParams } from "@/lib/tasks/schema";

export const DELETE = route(
  { needs: "task:assign", params: assigneeParams, returns: noContent },
  unassignFromTask,
);
