import { route } from "@/lib/http/route";
import { addGuide } from "@/lib/help/add-item";
import { listGuides } from "@/lib/help/queries";
import { guideInput } from "@/lib/help/schema";

export const GET = route({ access: "operatorOrPublic" }, listGuides);
export const POST = route({ access: "operator", body: guideInput, creates: true }, addGuide);
