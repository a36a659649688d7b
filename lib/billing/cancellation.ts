import { getTranslations } from "next-intl/server";
import { authorizeBilling } from "./authorize-billing";
import { endSubscription } from "./end-subscription";
import { findStored, liveSubscription } from "./held-subscription";
import { withLease } from "./lease";
import { endOf } from "./subscription-state";
import type { Actor } from "@/lib/access/actor";
import type { NoticeView } from "@/lib/account/view";
import { assertBillingConfigured, callStripe } from "@/lib/billing/stripe/client";
import { recordAndSync } from "@/lib/billing/stripe/sync";
import { conflict } from "@/lib/shared/errors";

/**
 * Cancels at the end of the paid period; access lasts until then. A subscription whose payment failed ends immediately, and
 * its open invoice is never charged. Throws conflict if there is nothing to cancel.
 */
export async function cancelSubscription(
  actor: Actor,
  { businessId }: { businessId: string },
): Promise<NoticeView> {
  const { id } = await authorizeBilling(actor, "billing:manage", businessId);
  if ((await findStored(id)).stripeCustomerId === null) throw conflict("nothingToCancel");
  assertBillingConfigured();
  await withLease(id, async (lease) => {
    const subscription = await liveSubscription(lease);
    if (!subscription || endOf(subscription) !== null) throw conflict("nothingToCancel");
    await endSubscription(subscription);
    await recordAndSync(lease, { by: actor, type: "business.subscription-cancelled", id });
  });
  const t = await getTranslations("billing");
  return { message: t("cancelled") };
}

/** Takes back a cancellation while the subscription still runs. Throws conflict when there is none to take back. */
export async function reactivateSubscription(
  actor: Actor,
  { businessId }: { businessId: string },
): Promise<NoticeView> {
  const { id } = await authorizeBilling(actor, "billing:manage", businessId);
  const stored = await findStored(id);
  if (stored.stripeCustomerId === null || stored.isEarlyAdopter) throw conflict("nothingToReactivate");
  assertBillingConfigured();
  await withLease(id, async (lease) => {
    const subscription = await liveSubscription(lease);
    if (!subscription || endOf(subscription) === null) throw conflict("nothingToReactivate");
    const { id: ending, cancel_at_period_end } = subscription;
    await callStripe((stripe) =>
      stripe.subscriptions.update(
        ending,
        // Stripe refuses both at once.
        cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
      ),
    );
    await recordAndSync(lease, { by: actor, type: "business.subscription-reactivated", id });
  });
  const t = await getTranslations("billing");
  return { message: t("reactivated") };
}
