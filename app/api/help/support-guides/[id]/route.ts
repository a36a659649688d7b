import { route } from "@/lib/http/route";
import { deleteGuide } from "@/lib/help/delete-item";
import { editGuide } from "@/lib/help/edit-item";
import { editGuideInput, helpParams } from "@/lib/help/schema";

export const PUT = route({ access: "operator", params: helpParams, body: editGuideInput }, editGuide);
export const DELETE = route({ access: "operator", params: helpParams }, deleteGuide);
