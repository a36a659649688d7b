import type Stripe from "stripe";
import { callStripe, nullOnStripeCode } from "./client";
import { endSubscription } from "@/lib/billing/end-subscription";
import type { Plan } from "@/lib/billing/limits";
import {
  idOf,
  isLastPeriod,
  isLive,
  itemOf,
  pickSubscription,
  toDate,
} from "@/lib/billing/subscription-state";
import { log } from "@/lib/kernel/log";
import { sum } from "@/lib/shared/sum";

/** A paid invoice, in cents. */
export interface Payment {
  id: string;
  amountPaid: number;
  refunded: number;
  currency: string;
  plan: Plan | null;
  paidAt: Date;
}

export interface Charge {
  amount: number;
  /** Before the customer's credit, which pays the rest of it. */
  total: number;
  currency: string;
  at: Date;
}

/** The card that is charged. */
export interface Card {
  /** Stripe's code, such as `visa`. */
  brand: string;
  last4: string;
}

/** What Stripe knows about a business. */
export interface StripeState {
  /** Null when the customer was deleted. */
  customerId: string | null;
  subscription: Stripe.Subscription | null;
  /** Of that subscription. */
  latestInvoice: Stripe.Invoice | null;
  hasHadTrial: boolean;
  nextCharge: Charge | null;
  card: Card | null;
  payments: Payment[];
}

interface Known {
  stripeCustomerId: string;
  stripeSubscriptionId: string | null;
  isEarlyAdopter: boolean;
  owner: { email: string };
}

/**
 * Reads everything about a customer from Stripe, and corrects invalid states: a second live subscription is refunded and
 * cancelled, an early adopter's ends without another charge, an owner's former address is replaced. The caller holds the
 * business's lease.
 */
export async function readStripe(known: Known): Promise<StripeState> {
  const { stripeCustomerId: customer } = known;
  const found = await findCustomer(customer);
  if (!found) return DELETED;
  if (found.email !== known.owner.email) await correctAddress(customer, known.owner);
  const all = await subscriptionsOf(customer);
  const picked = pickSubscription(all, known.stripeSubscriptionId);
  for (const other of all) if (isLive(other) && other.id !== picked?.id) await endDuplicate(other);
  const subscription = picked && known.isEarlyAdopter ? await endForEarlyAdopter(picked) : picked;
  return {
    customerId: customer,
    subscription,
    latestInvoice: latestOf(subscription),
    hasHadTrial: all.some(({ trial_start }) => trial_start !== null),
    nextCharge: subscription && (await nextChargeOf(subscription)),
    card:
      cardOf(subscription?.default_payment_method) ?? cardOf(found.invoice_settings.default_payment_method),
    payments: await paymentsOf(customer),
  };
}

const DELETED: StripeState = {
  customerId: null,
  subscription: null,
  latestInvoice: null,
  hasHadTrial: false,
  nextCharge: null,
  card: null,
  payments: [],
};

async function findCustomer(customer: string): Promise<Stripe.Customer | null> {
  const expand = ["invoice_settings.default_payment_method"];
  const found = await callStripe((stripe) =>
    stripe.customers.retrieve(customer, { expand }).catch(nullOnStripeCode("resource_missing")),
  );
  return found === null || found.deleted ? null : found;
}

/** One that Stripe refuses, whose rules are its own, must not keep the rest from being read. */
async function correctAddress(customer: string, { email }: Known["owner"]): Promise<void> {
  await callStripe((stripe) => stripe.customers.update(customer, { email })).catch((error: unknown) =>
    log.warn({ err: error }, "an owner's address was not corrected at Stripe"),
  );
}

const EXPANDED = ["latest_invoice", "default_payment_method"];

async function subscriptionsOf(customer: string): Promise<Stripe.Subscription[]> {
  return callStripe((stripe) =>
    stripe.subscriptions
      .list({ customer, status: "all", limit: 100, expand: EXPANDED.map((name) => `data.${name}`) })
      .autoPagingToArray({ limit: 1_000 }),
  );
}

/** Refunds it, then ends it: if the process is killed in between, it is still live and found again. */
async function endDuplicate({ id }: Stripe.Subscription): Promise<void> {
  const invoices = await callStripe((stripe) =>
    stripe.invoices.list({ subscription: id, status: "paid", limit: 100, expand: ["data.payments"] }),
  );
  for (const intent of invoices.data.flatMap(intentsOf))
    await callStripe((stripe) =>
      stripe.refunds
        .create({ payment_intent: intent }, { idempotencyKey: `duplicate-${intent}` })
        .catch(nullOnStripeCode("charge_already_refunded")),
    );
  await callStripe((stripe) => stripe.subscriptions.cancel(id).catch(nullOnStripeCode("resource_missing")));
}

async function endForEarlyAdopter(subscription: Stripe.Subscription): Promise<Stripe.Subscription> {
  const isOver = !isLive(subscription) || isLastPeriod(subscription);
  if (isOver && latestOf(subscription)?.status !== "open") return subscription;
  await endSubscription(subscription);
  return callStripe((stripe) => stripe.subscriptions.retrieve(subscription.id, { expand: EXPANDED }));
}

function latestOf(subscription: Stripe.Subscription | null): Stripe.Invoice | null {
  const invoice = subscription?.latest_invoice;
  return typeof invoice === "object" ? invoice : null;
}

/** What is charged next and when, as Stripe works it out: with credits and open invoices. */
async function nextChargeOf(subscription: Stripe.Subscription): Promise<Charge | null> {
  const open = latestOf(subscription);
  if (subscription.status === "past_due" && open?.status === "open") {
    const { amount_remaining: amount, total, currency, next_payment_attempt: next } = open;
    return next === null ? null : { amount, total, currency, at: toDate(next) };
  }
  if (!["active", "trialing"].includes(subscription.status) || isLastPeriod(subscription)) return null;
  const preview = await callStripe((stripe) =>
    stripe.invoices
      .createPreview({ subscription: subscription.id })
      .catch(nullOnStripeCode("invoice_upcoming_none")),
  );
  const at = toDate(itemOf(subscription).current_period_end);
  return preview && { amount: preview.amount_due, total: preview.total, currency: preview.currency, at };
}

async function paymentsOf(customer: string): Promise<Payment[]> {
  const invoices = await callStripe((stripe) =>
    stripe.invoices
      .list({ customer, status: "paid", limit: 100, expand: ["data.payments"] })
      .autoPagingToArray({ limit: 1_000 }),
  );
  const paid = invoices.filter(({ amount_paid }) => amount_paid > 0);
  const refunds = paid.length === 0 ? new Map<string, number>() : await refundsOf(customer);
  return paid.map((invoice) => ({
    id: invoice.id,
    amountPaid: invoice.amount_paid,
    refunded: Math.min(
      invoice.amount_paid,
      sum(intentsOf(invoice).map((intent) => refunds.get(intent) ?? 0)),
    ),
    currency: invoice.currency,
    plan: planPaid(invoice),
    paidAt: toDate(invoice.status_transitions.paid_at ?? invoice.created),
  }));
}

/** Below this many seconds, a period is a month. */
const LONGEST_MONTH = 45 * 24 * 60 * 60;

/** The plan that an invoice was for, by the longest period that it charges; null for one without lines. */
function planPaid({ lines }: Stripe.Invoice): Plan | null {
  const charged = lines.data.filter(({ amount }) => amount > 0);
  if (charged.length === 0) return null;
  const longest = Math.max(...charged.map(({ period }) => period.end - period.start));
  return longest > LONGEST_MONTH ? "yearly" : "monthly";
}

/** How much of each payment was given back. */
async function refundsOf(customer: string): Promise<Map<string, number>> {
  const charges = await callStripe((stripe) =>
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1_000 }),
  );
  return new Map(charges.map((charge) => [idOf(charge.payment_intent) ?? charge.id, charge.amount_refunded]));
}

function cardOf(method: string | Stripe.PaymentMethod | null | undefined): Card | null {
  if (typeof method !== "object" || !method?.card) return null;
  const { brand, last4 } = method.card;
  return { brand, last4 };
}

function intentsOf({ payments }: Stripe.Invoice): string[] {
  const intents = (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
  return intents.filter((intent) => intent !== null);
}
