import { route } from "@/lib/http/route";
import { moveUpdateToSubtask } from "@/lib/updates/placing/move-update";
import { moveToSubtaskInput } from "@/lib/updates/schema";
import { updateView } from "@/lib/updates/view-schema";

export const PUT = route(
  { needs: ["update:move", "task:see"], locks: "updates", body: moveToSubtaskInput, returns: updateView },
  moveUpdateToSubtask,
);
