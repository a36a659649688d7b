import { route } from "@/lib/http/route";
import { moveUpdateToSubtask } from "@/lib/updates/placing/move-update";
import { moveToSubtaskInput, updateParams } from "@/lib/updates/schema";
import { updateView } from "@/lib/updates/view-schema";

export const PUT = route(
  {
    needs: ["update:move", "task:see"],
    locks: "updates",
    params: updateParams,
    body: moveToSubtaskInput,
    returns: updateView,
  },
  moveUpdateToSubtask,
);
