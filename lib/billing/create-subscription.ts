import type Stripe from "stripe";
import { authorizeBilling } from "./authorize-billing";
import { findStored, liveSubscription } from "./held-subscription";
import { assertHeld, type Lease, withLease } from "./lease";
import { CHARGING, type Plan } from "./limits";
import type { SubscribeInput } from "./schema";
import { idOf } from "./subscription-state";
import type { CheckoutView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { assertBillingConfigured, callStripe, isBillingConfigured } from "@/lib/billing/stripe/client";
import { record } from "@/lib/events/record";
import { isLocale } from "@/lib/i18n/locale";
import { transaction } from "@/lib/kernel/db";
import { env } from "@/lib/kernel/env";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { AppError, conflict } from "@/lib/shared/errors";
import { LANGUAGE_RULES } from "@/lib/shared/language-rules";
import { paths } from "@/lib/shared/paths/paths";
import { PRICING } from "@/lib/shared/product";

/**
 * Opens Stripe's payment page for a business, with a trial if it has had none. One page is open at a time: the same request
 * gets the same page, a different one expires it. Throws conflict if the business already has a plan.
 */
export async function createSubscription(actor: Actor, input: SubscribeInput): Promise<CheckoutView> {
  const { id } = await authorizeBilling(actor, "billing:manage", input.businessId);
  const stored = await findStored(id);
  // The stored state may be behind Stripe, which decides below: a subscription that has just ended must not block a new one.
  const isLive = CHARGING.includes(stored.subscriptionStatus);
  if (stored.isEarlyAdopter || (isLive && !isBillingConfigured())) throw conflict("alreadySubscribed");
  assertBillingConfigured();
  return withLease(id, async (lease) => {
    if (await liveSubscription(lease)) throw conflict("alreadySubscribed");
    const customer = await ensureCustomer(lease, actor);
    return { sessionUrl: await openSession(lease, { actor, input, customer }) };
  });
}

/** The customer's id is committed before anything can be paid under it, so that no payment is ever unknown. */
async function ensureCustomer(lease: Lease, actor: Actor): Promise<string> {
  const { businessId: id } = lease;
  const { stripeCustomerId } = await findStored(id);
  if (stripeCustomerId !== null) return stripeCustomerId;
  const params = { email: actor.email, name: actor.name, metadata: { businessId: id } };
  const customer = await callStripe((stripe) => stripe.customers.create(params));
  await transaction(async (tx) => {
    await assertHeld(tx, lease);
    await tx.business.update({
      where: { id },
      data: { stripeCustomerId: customer.id },
      select: { id: true },
    });
    await record(tx, { by: actor, type: "business.checkout-opened", id });
  });
  return customer.id;
}

interface Wish {
  actor: Actor;
  input: SubscribeInput;
  customer: string;
}

async function openSession(lease: Lease, wish: Wish): Promise<string> {
  const { trialUsedAt } = await findStored(lease.businessId);
  const params = sessionParams(wish, trialUsedAt === null);
  const open = await callStripe((stripe) =>
    stripe.checkout.sessions.list({ customer: wish.customer, status: "open", limit: 100 }),
  );
  for (const session of open.data) {
    if (isSame(session, params) && session.url) return session.url;
    await callStripe((stripe) => stripe.checkout.sessions.expire(session.id));
  }
  const { url } = await callStripe((stripe) => stripe.checkout.sessions.create(params));
  if (url === null) throw new AppError("upstream_failed", { key: "checkoutFailed" });
  return url;
}

/** Whether an open session is for the same plan, trial and way back. */
function isSame(session: Stripe.Checkout.Session, wanted: Stripe.Checkout.SessionCreateParams): boolean {
  const { plan, trial } = session.metadata ?? {};
  const { metadata } = wanted;
  if (!metadata || plan !== metadata["plan"] || trial !== metadata["trial"]) return false;
  return session.success_url === wanted.success_url && idOf(session.customer) === wanted.customer;
}

function sessionParams(
  { actor, input, customer }: Wish,
  hasTrial: boolean,
): Stripe.Checkout.SessionCreateParams {
  const { businessId, plan, returnTo } = input;
  const back = appUrl(returnTo ?? paths.billing({ business: businessId }));
  const metadata = { businessId, plan, trial: String(hasTrial) };
  return {
    mode: "subscription",
    customer,
    client_reference_id: businessId,
    line_items: [{ price: priceOf(plan), quantity: 1 }],
    payment_method_collection: "always",
    locale: isLocale(actor.language) ? LANGUAGE_RULES[actor.language].checkout : "auto",
    metadata,
    subscription_data: {
      metadata: { businessId },
      ...(hasTrial && { trial_period_days: PRICING.trialDays }),
    },
    success_url: back,
    cancel_url: back,
  };
}

/** Stripe's id of a plan's price. Throws not_configured. */
export function priceOf(plan: Plan): string {
  const price = plan === "yearly" ? env.STRIPE_PRICE_YEARLY : env.STRIPE_PRICE_MONTHLY;
  if (!price) throw new AppError("not_configured", { key: "billingOff" });
  return price;
}
