import { noticeView } from "@/lib/account/view-schema";
import { reactivateSubscription } from "@/lib/billing/cancellation";
import { billingTarget } from "@/lib/billing/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { needs: "billing:manage", changes: "own", body: billingTarget, returns: noticeView },
  reactivateSubscription,
);
