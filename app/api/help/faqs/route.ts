import { route } from "@/lib/http/route";
import { addFaq } from "@/lib/help/add-item";
import { listFaqs } from "@/lib/help/queries";
import { faqInput } from "@/lib/help/schema";

export const GET = route({ access: "operatorOrPublic" }, listFaqs);
export const POST = route({ access: "operator", body: faqInput, creates: true }, addFaq);
