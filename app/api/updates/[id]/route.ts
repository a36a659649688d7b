import { route } from "@/lib/http/route";
import { editUpdate } from "@/lib/updates/posting/edit-update";
import { readUpdate } from "@/lib/updates/queries";
import { editUpdateInput } from "@/lib/updates/schema";
import { updateView } from "@/lib/updates/view-schema";
import { withdrawUpdate } from "@/lib/updates/withdrawing/withdraw";

export const GET = route({ needs: "update:see", revalidates: "update", returns: updateView }, readUpdate);
export const PATCH = route(
  { needs: "update:edit", locks: "updates", body: editUpdateInput, returns: updateView },
  editUpdate,
);
export const DELETE = route({ needs: "update:withdraw", locks: ["updates", "uploads"] }, withdrawUpdate);
