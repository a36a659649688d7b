import { previewPlanChange } from "@/lib/billing/change-plan";
import { changePlanInput } from "@/lib/billing/schema";
import { planChangeView } from "@/lib/billing/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { needs: "billing:manage", changes: "own", body: changePlanInput, returns: planChangeView },
  previewPlanChange,
);
