import { route } from "@/lib/http/route";
import { changeAssignments } from "@/lib/tasks/assignments/change-assignments";
import { listAssignments } from "@/lib/tasks/queries";
import { changeAssignmentsInput } from "@/lib/tasks/schema";
import { assignmentView } from "@/lib/tasks/view-schema";

export const GET = route(
  { needs: "task:assign", revalidates: "project", returns: [assignmentView] },
  listAssignments,
);
export const PATCH = route(
  {
    needs: "task:assign",
    locks: ["project_tasks", "task_members", "subtask_members"],
    body: changeAssignmentsInput,
  },
  changeAssignments,
);
