import { route } from "@/lib/http/route";
import { assignToTask } from "@/lib/tasks/assign-to-task";
import { listTaskMembers } from "@/lib/tasks/queries";
import { assignInput, taskParams } from "@/lib/tasks/schema";

export const GET = route({ params: taskParams, revalidates: "task" }, listTaskMembers);
export const POST = route({ params: taskParams, body: assignInput, creates: true }, assignToTask);
