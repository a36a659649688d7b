import { route } from "@/lib/http/route";
import { editUpdate } from "@/lib/updates/posting/edit-update";
import { readUpdate } from "@/lib/updates/queries";
import { editUpdateInput, updateParams } from "@/lib/updates/schema";
import { updateView } from "@/lib/updates/view-schema";
import { withdrawUpdate } from "@/lib/updates/withdrawing/withdraw-update";

export const GET = route(
  { needs: "update:see", params: updateParams, revalidates: "update", returns: updateView },
  readUpdate,
);
export const PATCH = route(
  {
    needs: "update:edit",
    locks: "updates",
    params: updateParams,
    body: editUpdateInput,
    returns: updateView,
  },
  editUpdate,
);
export const DELETE = route(
  { needs: "update:withdraw", locks: ["updates", "uploads"], params: updateParams },
  withdrawUpdate,
);
