import { route } from "@/lib/http/route";
import { assignToSubtask } from "@/lib/tasks/assignments/assign";
import { listSubtaskMembers } from "@/lib/tasks/queries";
import { assignInput } from "@/lib/tasks/schema";
import { assigneeView } from "@/lib/tasks/view-schema";

export const GET = route(
  { needs: "task:see", revalidates: "subtask", returns: [assigneeView] },
  listSubtaskMembers,
);
export const POST = route(
  { needs: "task:assign", body: assignInput, creates: true, returns: assigneeView, orStatus: 200 },
  assignToSubtask,
);
