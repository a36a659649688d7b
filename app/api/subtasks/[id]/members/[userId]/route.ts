import { route } from "@/lib/http/route";
import { unassignFromSubtask } from "@/lib/tasks/assign-to-subtask";
import { assigneeParams } from "@/lib/tasks/schema";

export const DELETE = route({ params: assigneeParams }, unassignFromSubtask);
