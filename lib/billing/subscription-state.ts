import type Stripe from "stripe";

/** Stripe's statuses as they are stored. One that is not here grants nothing. */
const STORED: Record<string, string> = {
  active: "active",
  trialing: "trialing",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "past_due",
  canceled: "canceled",
  incomplete_expired: "canceled",
  incomplete: "incomplete",
};

/** Stripe's statuses in which a subscription can still charge. */
const LIVE = new Set<string>(["active", "trialing", "past_due", "unpaid", "paused"]);

export function storedStatus(status: string): string {
  return Object.hasOwn(STORED, status) ? (STORED[status] ?? "incomplete") : "incomplete";
}

export function isLive({ status }: Stripe.Subscription): boolean {
  return LIVE.has(status);
}

/** The subscription that counts: the stored one while it is live, else the oldest live one, else the newest. */
export function pickSubscription(
  all: Stripe.Subscription[],
  storedId: string | null,
): Stripe.Subscription | null {
  const newestFirst = [...all].sort((a, b) => b.created - a.created || b.id.localeCompare(a.id));
  const live = newestFirst.filter(isLive);
  return live.find(({ id }) => id === storedId) ?? live.at(-1) ?? newestFirst[0] ?? null;
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error("A subscription without an item");
  return item;
}

/** The plan by its interval, so that it survives a new price. */
export function planOf(subscription: Stripe.Subscription): "monthly" | "yearly" | null {
  const interval = itemOf(subscription).price.recurring?.interval;
  if (interval === "month") return "monthly";
  return interval === "year" ? "yearly" : null;
}

/**
 * When a subscription ends by itself, in Unix seconds; null while it renews. Who cancels it at Stripe may name a date: then
 * `cancel_at` alone says so.
 */
export function endOf(subscription: Stripe.Subscription): number | null {
  const { cancel_at, cancel_at_period_end } = subscription;
  return cancel_at ?? (cancel_at_period_end ? itemOf(subscription).current_period_end : null);
}

/** Whether it ends by itself before it is charged again. */
export function isLastPeriod(subscription: Stripe.Subscription): boolean {
  const end = endOf(subscription);
  return end !== null && end <= itemOf(subscription).current_period_end;
}

/**
 * Until when access lasts: the date at which it ends by itself, else the end of the period, but of an ended subscription only
 * when that period was paid and not given back. A cancelled trial ends with the trial.
 */
export function accessEnd(subscription: Stripe.Subscription, isLatestPaid: boolean): Date {
  const { current_period_end: end } = itemOf(subscription);
  if (storedStatus(subscription.status) !== "canceled") return toDate(endOf(subscription) ?? end);
  const paid = Math.min(end, subscription.cancel_at ?? end);
  return toDate(isLatestPaid ? paid : Math.min(paid, subscription.ended_at ?? paid));
}

export function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function idOf(ref: string | { id: string } | null | undefined): string | null {
  return typeof ref === "string" ? ref : (ref?.id ?? null);
}
