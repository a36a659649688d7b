import { deleteGuide } from "@/lib/help/delete-item";
import { editGuide } from "@/lib/help/edit-item";
import { editGuideInput, helpParams } from "@/lib/help/schema";
import { helpItemView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { access: "operator", params: helpParams, body: editGuideInput, returns: helpItemView },
  editGuide,
);
export const DELETE = route({ access: "operator", params: helpParams }, deleteGuide);
