import { authorizeBilling } from "./authorize-billing";
import { findStored } from "./held-subscription";
import type { PortalView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { assertBillingConfigured, callStripe, withinBudget } from "@/lib/billing/stripe/client";
import { isOurPortal } from "@/lib/billing/stripe/setup";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { conflict } from "@/lib/shared/errors";
import { paths } from "@/lib/shared/paths/paths";

/** Opens Stripe's own page for card and invoices. Throws conflict for a business that never subscribed. */
export async function openPortal(actor: Actor, { businessId }: { businessId: string }): Promise<PortalView> {
  const { id } = await authorizeBilling(actor, "billing:manage", businessId);
  const { stripeCustomerId: customer } = await findStored(id);
  if (customer === null) throw conflict("neverSubscribed");
  assertBillingConfigured();
  return withinBudget(async () => {
    const all = await callStripe((stripe) =>
      stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
    );
    const ours = all.data.find(isOurPortal);
    const params = {
      customer,
      return_url: appUrl(paths.billing({ portal: id })),
      ...(ours && { configuration: ours.id }),
    };
    const { url } = await callStripe((stripe) => stripe.billingPortal.sessions.create(params));
    return { url };
  });
}
