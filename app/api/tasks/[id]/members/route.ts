import { route } from "@/lib/http/route";
import { assignToTask } from "@/lib/tasks/assignments/assign";
import { listTaskMembers } from "@/lib/tasks/queries";
import { assignInput } from "@/lib/tasks/schema";
import { assigneeView } from "@/lib/tasks/view-schema";

export const GET = route(
  { needs: "task:see", revalidates: "task", returns: [assigneeView] },
  listTaskMembers,
);
export const POST = route(
  { needs: "task:assign", body: assignInput, creates: true, returns: assigneeView, orStatus: 200 },
  assignToTask,
);
