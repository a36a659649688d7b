import { noticeView } from "@/lib/account/view-schema";
import { changePlan } from "@/lib/billing/change-plan";
import { changePlanInput } from "@/lib/billing/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { needs: "billing:manage", changes: "own", body: changePlanInput, returns: noticeView },
  changePlan,
);
