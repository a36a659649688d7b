import { deleteGuide, editGuide } from "@/lib/help/change-items";
import { editGuideInput } from "@/lib/help/schema";
import { helpItemView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "operator", body: editGuideInput, returns: helpItemView }, editGuide);
export const DELETE = route({ access: "operator" }, deleteGuide);
