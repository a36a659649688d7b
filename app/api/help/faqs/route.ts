import { addFaq } from "@/lib/help/change-items";
import { listFaqs } from "@/lib/help/queries";
import { faqInput } from "@/lib/help/schema";
import { helpItemView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ access: "operatorOrPublic", returns: [helpItemView] }, listFaqs);
export const POST = route(
  { access: "operator", body: faqInput, creates: true, returns: helpItemView },
  addFaq,
);
