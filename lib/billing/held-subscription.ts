import type Stripe from "stripe";
import type { Lease } from "./lease";
import { isLive } from "./subscription-state";
import { callStripe } from "@/lib/billing/stripe/client";
import { syncUnderLease } from "@/lib/billing/stripe/sync";
import { db } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";

/** What is stored about a business's subscription. */
export function findStored(businessId: string) {
  return db().business.findUniqueOrThrow({
    where: { id: businessId },
    select: {
      ...columns("stripeCustomerId", "stripeSubscriptionId", "subscriptionStatus"),
      ...columns("trialUsedAt", "isEarlyAdopter"),
    },
  });
}

/** The business's live subscription, read from Stripe this moment; null when there is none. The caller holds the lease. */
export async function liveSubscription(lease: Lease): Promise<Stripe.Subscription | null> {
  await syncUnderLease(lease);
  const { stripeSubscriptionId: id } = await findStored(lease.businessId);
  if (id === null) return null;
  const subscription = await callStripe((stripe) =>
    stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }),
  );
  return isLive(subscription) ? subscription : null;
}
