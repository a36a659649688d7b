import { route } from "@/lib/http/route";
import { unassignFromTask } from "@/lib/tasks/assign-to-task";
import { assigneeParams } from "@/lib/tasks/schema";

export const DELETE = route({ params: assigneeParams }, unassignFromTask);
