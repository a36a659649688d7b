import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
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
  { needs: "update:edit", params: updateParams, body: editUpdateInput, returns: updateView },
  editUpdate,
);
export const DELETE = route(
  { needs: "update:withdraw", params: updateParams, returns: noContent },
  withdrawUpdate,
);
