import { getTranslations } from "next-intl/server";
import type Stripe from "stripe";
import { authorizeBilling } from "./authorize-billing";
import { priceOf } from "./create-subscription";
import { findStored, liveSubscription } from "./held-subscription";
import { type Lease, withLease } from "./lease";
import type { Plan } from "./limits";
import type { ChangePlanInput } from "./schema";
import { endOf, itemOf, planOf } from "./subscription-state";
import type { PlanChangeView } from "./view";
import type { Actor } from "@/lib/access/actor";
import type { NoticeView } from "@/lib/account/view";
import { assertBillingConfigured, callStripe } from "@/lib/billing/stripe/client";
import { recordAndSync } from "@/lib/billing/stripe/sync";
import { conflict, invalid } from "@/lib/shared/errors";

/**
 * Changes the plan immediately: the rest of the old one is credited, and the new one is charged from today, unless a trial is
 * still running. With the preview's `prorationDate` it costs what was shown. A declined card changes nothing. Throws conflict
 * if the business is on that plan already, or has none to change, and validation_failed for a preview that is too old.
 */
export async function changePlan(actor: Actor, input: ChangePlanInput): Promise<NoticeView> {
  const { newPlan, prorationDate } = input;
  const id = await reachChangeable(actor, input);
  await withLease(id, async (lease) => {
    const subscription = await changeable(lease, newPlan);
    if (prorationDate !== undefined) await assertCurrent(subscription, prorationDate);
    const params: Stripe.SubscriptionUpdateParams = {
      items: [{ id: itemOf(subscription).id, price: priceOf(newPlan) }],
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
      ...(prorationDate !== undefined && { proration_date: prorationDate }),
    };
    await callStripe((stripe) => stripe.subscriptions.update(subscription.id, params));
    await recordAndSync(lease, { by: actor, type: "business.plan-changed", id, details: { to: newPlan } });
  });
  const t = await getTranslations("billing");
  return { message: t("planChanged", { plan: newPlan }) };
}

/** What a change would cost now, and what is charged after it; nothing is changed. */
export async function previewPlanChange(actor: Actor, input: ChangePlanInput): Promise<PlanChangeView> {
  const { newPlan } = input;
  const id = await reachChangeable(actor, input);
  return withLease(id, async (lease) => {
    const subscription = await changeable(lease, newPlan);
    const prorationDate = input.prorationDate ?? (await stripeTime(subscription));
    const preview = await callStripe((stripe) =>
      stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: itemOf(subscription).id, price: priceOf(newPlan) }],
          proration_behavior: "always_invoice",
          proration_date: prorationDate,
        },
      }),
    );
    const { amount_due: dueNow, currency, lines, total, starting_balance: balance } = preview;
    const credit = lines.data.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
    // A negative balance is the customer's credit.
    return { dueNow, credit, creditLeft: Math.max(0, -(total + balance)), currency, prorationDate };
  });
}

async function reachChangeable(actor: Actor, { businessId }: ChangePlanInput): Promise<string> {
  const { id } = await authorizeBilling(actor, "billing:manage", businessId);
  const stored = await findStored(id);
  if (stored.stripeCustomerId === null || stored.isEarlyAdopter) throw conflict("noPlanToChange");
  assertBillingConfigured();
  return id;
}

async function changeable(lease: Lease, newPlan: Plan): Promise<Stripe.Subscription> {
  const subscription = await liveSubscription(lease);
  if (!subscription || !["active", "trialing"].includes(subscription.status))
    throw conflict("noPlanToChange");
  if (planOf(subscription) === newPlan) throw conflict("alreadyOnPlan");
  if (endOf(subscription) !== null) throw conflict("reactivateFirst");
  return subscription;
}

/** For how many seconds a preview holds. */
const PREVIEW_HOLDS = 60 * 60;

/** Stripe credits the old plan from whatever moment it is given. */
async function assertCurrent(subscription: Stripe.Subscription, prorationDate: number): Promise<void> {
  const age = (await stripeTime(subscription)) - prorationDate;
  if (Math.abs(age) > PREVIEW_HOLDS) throw invalid("prorationDate", "priceOutdated");
}

/** Now, or where the account's test clock has stopped. */
async function stripeTime({ test_clock: clock }: Stripe.Subscription): Promise<number> {
  if (clock === null) return Math.floor(Date.now() / 1000);
  const id = typeof clock === "string" ? clock : clock.id;
  const { frozen_time } = await callStripe((stripe) => stripe.testHelpers.testClocks.retrieve(id));
  return frozen_time;
}
