import type Stripe from "stripe";
import { amountOf, periodEnd } from "./catalog";
import { badRequest, declined } from "./fault";
import { bill, canPay, draftInvoice, type Line } from "./invoices";
import { group, list, number, type Params, text } from "./params";
import { add, emit, find, idOf, listed, newId, now, type State } from "./state";

const DAY = 86_400;
const ENDED = new Set(["canceled", "incomplete_expired"]);

interface Start {
  customer: string;
  price: Stripe.Price;
  trialDays: number;
  metadata: Stripe.Metadata;
}

/** Starts a subscription and charges its first period, unless a trial comes first. */
export function startSubscription(
  state: State,
  { customer, price, trialDays, metadata }: Start,
): Stripe.Subscription {
  const at = now(state);
  const id = newId("sub");
  const end = trialDays > 0 ? at + trialDays * DAY : periodEnd(price, at);
  const trial = trialDays > 0 ? { trial_start: at, trial_end: end } : { trial_start: null, trial_end: null };
  const subscription = add(state, "subscriptions", {
    ...PLAIN,
    id,
    customer,
    metadata,
    billing_cycle_anchor: end,
    ...trial,
    status: trialDays > 0 ? "trialing" : "active",
    items: listed([newItem(price, id, { start: at, end })]),
  });
  const line = {
    amount: trialDays > 0 ? 0 : amountOf(price),
    description: nameOf(price),
    period: { start: at, end },
  };
  const invoice = bill(state, { subscription, lines: [line], reason: "subscription_create", at });
  subscription.latest_invoice = invoice.id;
  if (invoice.status !== "paid") subscription.status = "incomplete";
  emit(state, "customer.subscription.created", subscription);
  return subscription;
}

/** POST /v1/subscriptions/{id}: cancel_at_period_end or cancel_at, and another price with proration. */
export function updateSubscription(
  state: State,
  subscription: Stripe.Subscription,
  params: Params,
): Stripe.Subscription {
  if (ENDED.has(subscription.status))
    throw badRequest("A canceled subscription can only update its cancellation_details.", "id");
  const ending = text(params, "cancel_at_period_end");
  const date = text(params, "cancel_at");
  if (ending !== undefined && date !== undefined)
    throw badRequest("You may only pass one of these parameters: cancel_at, cancel_at_period_end.");
  const change = wantedPrice(state, subscription, params);
  if (change) changePrice(state, subscription, change, params);
  if (date !== undefined) endOn(state, subscription, date === "" ? null : Number(date));
  if (ending !== undefined) setEnding(state, subscription, ending === "true");
  emit(state, "customer.subscription.updated", subscription);
  return subscription;
}

function setEnding(state: State, subscription: Stripe.Subscription, isEnding: boolean): void {
  if (subscription.cancel_at_period_end === isEnding) return;
  subscription.cancel_at_period_end = isEnding;
  subscription.canceled_at = isEnding ? now(state) : null;
  subscription.cancel_at = isEnding ? itemOf(subscription).current_period_end : null;
}

/** By a date alone, as somebody may name one at Stripe: `cancel_at_period_end` stays false. */
function endOn(state: State, subscription: Stripe.Subscription, date: number | null): void {
  Object.assign(subscription, {
    cancel_at_period_end: false,
    cancel_at: date,
    canceled_at: date === null ? null : now(state),
  });
}

/** Whether it ends by itself before it is charged again. */
export function isLastPeriod(subscription: Stripe.Subscription): boolean {
  const { cancel_at } = subscription;
  return cancel_at !== null && cancel_at <= itemOf(subscription).current_period_end;
}

/** DELETE /v1/subscriptions/{id}: at once, without giving anything back. */
export function cancelNow(state: State, subscription: Stripe.Subscription): Stripe.Subscription {
  if (ENDED.has(subscription.status))
    throw badRequest(`No such subscription: '${subscription.id}'`, "id", "resource_missing");
  const at = now(state);
  const canceled_at = subscription.canceled_at ?? at;
  Object.assign(subscription, { status: "canceled", ended_at: at, canceled_at });
  emit(state, "customer.subscription.deleted", subscription);
  return subscription;
}

/** POST /v1/invoices/create_preview: the next renewal, or what a change of the price would cost now. */
export function previewInvoice(state: State, params: Params): Stripe.Invoice {
  const subscription = find(state.subscriptions, "subscription", text(params, "subscription") ?? "");
  const details = group(params, "subscription_details");
  const price = wantedPrice(state, subscription, details);
  const item = itemOf(subscription);
  if (price) {
    const at = number(details, "proration_date") ?? now(state);
    const lines = subscription.status === "trialing" ? [] : changeLines(item, price, at);
    return draftInvoice(state, { subscription, lines, reason: "upcoming", at });
  }
  if (ENDED.has(subscription.status) || isLastPeriod(subscription))
    throw badRequest("No upcoming invoices for customer", undefined, "invoice_upcoming_none");
  return draftInvoice(state, {
    subscription,
    lines: [renewalLine(item)],
    reason: "upcoming",
    at: item.current_period_end,
  });
}

function wantedPrice(
  state: State,
  subscription: Stripe.Subscription,
  params: Params,
): Stripe.Price | undefined {
  const [wanted] = list(params, "items") as Params[];
  if (!wanted) return undefined;
  const item = itemOf(subscription);
  if (text(wanted, "id") !== item.id) throw badRequest("A subscription here has one item", "items");
  const price = find(state.prices, "price", text(wanted, "price") ?? "");
  return price.id === item.price.id ? undefined : price;
}

function changePrice(
  state: State,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  params: Params,
): void {
  const item = itemOf(subscription);
  if (subscription.status === "trialing") return void (item.price = price);
  const at = number(params, "proration_date") ?? now(state);
  const lines = changeLines(item, price, at);
  const due = draftInvoice(state, { subscription, lines, reason: "subscription_update", at }).amount_due;
  const fails = due > 0 && !canPay(state, idOf(subscription.customer));
  if (fails && text(params, "payment_behavior") === "error_if_incomplete") throw declined();
  const invoice = bill(state, { subscription, lines, reason: "subscription_update", at });
  subscription.latest_invoice = invoice.id;
  Object.assign(item, { price, current_period_start: at, current_period_end: periodEnd(price, at) });
  subscription.billing_cycle_anchor = at;
  if (invoice.status !== "paid") subscription.status = "past_due";
}

/** What is left of the old period comes back, and a whole new one begins. */
function changeLines(item: Stripe.SubscriptionItem, price: Stripe.Price, at: number): Line[] {
  const { current_period_start: start, current_period_end: end } = item;
  const unused = Math.round((amountOf(item.price) * Math.max(0, end - at)) / (end - start));
  const period = { start: at, end: periodEnd(price, at) };
  return [
    { amount: amountOf(price), description: nameOf(price), period },
    {
      amount: -unused,
      description: `Unused time on ${nameOf(item.price)}`,
      period: { start: at, end },
      isProration: true,
    },
  ];
}

/** The line of the next period. */
export function renewalLine(item: Stripe.SubscriptionItem): Line {
  const start = item.current_period_end;
  const period = { start, end: periodEnd(item.price, start) };
  return { amount: amountOf(item.price), description: nameOf(item.price), period };
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

function nameOf(price: Stripe.Price): string {
  return price.recurring?.interval === "year" ? "Plumbline, yearly" : "Plumbline, monthly";
}

function newItem(
  price: Stripe.Price,
  subscription: string,
  { start, end }: Line["period"],
): Stripe.SubscriptionItem {
  return {
    id: newId("si"),
    object: "subscription_item",
    created: start,
    current_period_start: start,
    current_period_end: end,
    price,
    subscription,
  } as unknown as Stripe.SubscriptionItem;
}

const PLAIN = {
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  default_payment_method: null,
  ended_at: null,
  latest_invoice: null,
  test_clock: "clock_sandbox",
} satisfies Partial<Stripe.Subscription>;
