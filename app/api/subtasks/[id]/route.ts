import { route } from "@/lib/http/route";
import { deleteSubtask } from "@/lib/tasks/delete-task";
import { editSubtask, renameSubtask } from "@/lib/tasks/edit-task";
import { readSubtask } from "@/lib/tasks/queries";
import { editSubtaskInput, subtaskInput } from "@/lib/tasks/schema";
import { subtaskView } from "@/lib/tasks/view-schema";

export const GET = route({ needs: "task:see", revalidates: "subtask", returns: subtaskView }, readSubtask);
export const PATCH = route(
  { needs: "subtask:edit", locks: "subtasks", body: editSubtaskInput, returns: subtaskView },
  editSubtask,
);
export const PUT = route(
  { needs: "subtask:edit", locks: "subtasks", body: subtaskInput, returns: subtaskView },
  renameSubtask,
);
export const DELETE = route(
  { needs: "subtask:delete", locks: ["subtasks", "subtask_members", "updates"] },
  deleteSubtask,
);
