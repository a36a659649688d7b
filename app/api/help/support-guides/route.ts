import { addGuide } from "@/lib/help/change-items";
import { listGuides } from "@/lib/help/queries";
import { guideInput } from "@/lib/help/schema";
import { helpItemView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ access: "operatorOrPublic", returns: [helpItemView] }, listGuides);
export const POST = route(
  { access: "operator", body: guideInput, creates: true, returns: helpItemView },
  addGuide,
);
