import { route } from "@/lib/http/route";
import { editUpdate } from "@/lib/updates/edit-update";
import { editUpdateInput, updateParams } from "@/lib/updates/schema";
import { withdrawUpdate } from "@/lib/updates/withdraw-update";

export const PATCH = route({ params: updateParams, body: editUpdateInput }, editUpdate);
export const DELETE = route({ params: updateParams }, withdrawUpdate);
