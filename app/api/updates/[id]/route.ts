import { route } from "@/lib/http/route";
import { editUpdate } from "@/lib/updates/posting/edit-update";
import { readUpdate } from "@/lib/updates/queries";
import { editUpdateInput, updateParams } from "@/lib/updates/schema";
import { withdrawUpdate } from "@/lib/updates/withdrawing/withdraw-update";

export const GET = route({ params: updateParams, revalidates: "update" }, readUpdate);
export const PATCH = route({ params: updateParams, body: editUpdateInput }, editUpdate);
export const DELETE = route({ params: updateParams }, withdrawUpdate);
