import type Stripe from "stripe";
import { callStripe, nullOnStripeCode } from "@/lib/billing/stripe/client";

/**
 * Ends a subscription: at the end of its period if it is paid for or on trial, else immediately, and open invoices are never
 * charged.
 */
export async function endSubscription({ id, status }: Stripe.Subscription): Promise<void> {
  if (["active", "trialing"].includes(status)) {
    await callStripe((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    return;
  }
  // Ended first: killed in between, an open invoice of an ended subscription is not collected.
  await callStripe((stripe) => stripe.subscriptions.cancel(id).catch(nullOnStripeCode("resource_missing")));
  await voidOpen(id);
}

async function voidOpen(subscription: string): Promise<void> {
  const open = await callStripe((stripe) =>
    stripe.invoices.list({ subscription, status: "open", limit: 100 }).autoPagingToArray({ limit: 1_000 }),
  );
  for (const { id } of open)
    await callStripe((stripe) => stripe.invoices.voidInvoice(id).catch(nullOnStripeCode("invoice_not_open")));
}
