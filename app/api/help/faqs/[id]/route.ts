import { deleteFaq, editFaq } from "@/lib/help/change-items";
import { editFaqInput } from "@/lib/help/schema";
import { helpItemView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "operator", body: editFaqInput, returns: helpItemView }, editFaq);
export const DELETE = route({ access: "operator" }, deleteFaq);
