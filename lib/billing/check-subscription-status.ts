import { authorizeBilling } from "./authorize-billing";
import type { SubscriptionSyncView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { assertBillingConfigured } from "@/lib/billing/stripe/client";
import { syncBusiness } from "@/lib/billing/stripe/sync";

/** Reads the subscription from Stripe, and says whether anything was different here. Admins may, too: nothing is bought. */
export async function checkSubscriptionStatus(
  actor: Actor,
  { businessId }: { businessId: string },
): Promise<SubscriptionSyncView> {
  const { id } = await authorizeBilling(actor, "business:see", businessId);
  assertBillingConfigured();
  return syncBusiness(id);
}
