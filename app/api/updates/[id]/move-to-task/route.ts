import { route } from "@/lib/http/route";
import { moveUpdateToTask } from "@/lib/updates/placing/move-update";
import { moveToTaskInput } from "@/lib/updates/schema";
import { updateView } from "@/lib/updates/view-schema";

export const PUT = route(
  { needs: ["update:move", "task:see"], locks: "updates", body: moveToTaskInput, returns: updateView },
  moveUpdateToTask,
);
