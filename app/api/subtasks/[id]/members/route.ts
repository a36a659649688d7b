import { route } from "@/lib/http/route";
import { assignToSubtask } from "@/lib/tasks/assign-to-subtask";
import { listSubtaskMembers } from "@/lib/tasks/queries";
import { assignInput, taskParams } from "@/lib/tasks/schema";

export const GET = route({ params: taskParams, revalidates: "subtask" }, listSubtaskMembers);
export const POST = route({ params: taskParams, body: assignInput, creates: true }, assignToSubtask);
