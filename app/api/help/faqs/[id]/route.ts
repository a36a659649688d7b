import { route } from "@/lib/http/route";
import { deleteFaq } from "@/lib/help/delete-item";
import { editFaq } from "@/lib/help/edit-item";
import { editFaqInput, helpParams } from "@/lib/help/schema";

export const PUT = route({ access: "operator", params: helpParams, body: editFaqInput }, editFaq);
export const DELETE = route({ access: "operator", params: helpParams }, deleteFaq);
