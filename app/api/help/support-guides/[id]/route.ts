import { deleteGuide } from "@/lib/help/delete-item";
import { editGuide } from "@/lib/help/edit-item";
import { editGuideInput } from "@/lib/help/schema";
import { helpItemView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "operator", body: editGuideInput, returns: helpItemView }, editGuide);
export const DELETE = route({ access: "operator" }, deleteGuide);
