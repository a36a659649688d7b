import { route } from "@/lib/http/route";
import { editUpdate } from "@/lib/updates/edit-update";
import { editUpdateInput, updateParams } from "@/lib/updates/schema";

export const PATCH = route({ params: updateParams, body: editUpdateInput }, editUpdate);
