import { checkSubscriptionStatus } from "@/lib/billing/check-subscription-status";
import { billingTarget } from "@/lib/billing/schema";
import { subscriptionSyncView } from "@/lib/billing/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { needs: "business:see", changes: "own", body: billingTarget, returns: subscriptionSyncView },
  checkSubscriptionStatus,
);
