import { route } from "@/lib/http/route";
import { removeMember } from "@/lib/projects/members/remove-member";
import { memberParams } from "@/lib/projects/schema";

export const DELETE = route(
  {
    needs: "member:remove",
    locks: ["businesses", "project_members", "task_members", "subtask_members"],
    params: memberParams,
  },
  removeMember,
);
