import type Stripe from "stripe";
import { attempt, bill } from "./invoices";
import { emit, idOf, now, type State } from "./state";
import { cancelNow, isLastPeriod, itemOf, renewalLine } from "./subscriptions";

const DAY = 86_400;
const LIVE = new Set(["trialing", "active", "past_due"]);

/** Something that will happen to a subscription by itself. */
interface Due {
  at: number;
  happen: () => void;
}

/** Does everything that is due until now, in the order of time. */
export function settle(state: State): void {
  const until = now(state);
  for (;;) {
    const [next] = Object.values(state.subscriptions)
      .flatMap((subscription) => dueOf(state, subscription))
      .sort((a, b) => a.at - b.at);
    if (!next || next.at > until) return;
    const frozen = state.frozen;
    // What happens is dated to when it was due.
    state.frozen = next.at;
    next.happen();
    state.frozen = frozen;
  }
}

function dueOf(state: State, subscription: Stripe.Subscription): Due[] {
  if (!LIVE.has(subscription.status)) return [];
  const end = itemOf(subscription).current_period_end;
  const { cancel_at } = subscription;
  const due: Due[] =
    cancel_at !== null && isLastPeriod(subscription)
      ? [{ at: cancel_at, happen: () => void cancelNow(state, subscription) }]
      : [{ at: end, happen: () => turn(state, subscription) }];
  if (subscription.status === "trialing")
    due.push(...warning(state, subscription, "customer.subscription.trial_will_end", end - 3 * DAY));
  else if (!isLastPeriod(subscription))
    due.push(...warning(state, subscription, "invoice.upcoming", end - 7 * DAY));
  const open = state.invoices[idOf(subscription.latest_invoice)];
  if (subscription.status === "past_due" && open?.status === "open" && open.next_payment_attempt)
    due.push({ at: open.next_payment_attempt, happen: () => retry(state, subscription, open) });
  return due;
}

function warning(
  state: State,
  subscription: Stripe.Subscription,
  type: "customer.subscription.trial_will_end" | "invoice.upcoming",
  at: number,
): Due[] {
  const mark = `${subscription.id} ${type} ${at}`;
  if (state.warned.includes(mark)) return [];
  const happen = () => {
    state.warned.push(mark);
    const isTrial = type === "customer.subscription.trial_will_end";
    emit(state, type, isTrial ? subscription : { ...upcoming(subscription) });
  };
  return [{ at, happen }];
}

function upcoming(subscription: Stripe.Subscription): object {
  const details = { metadata: subscription.metadata, subscription: subscription.id };
  const parent = { type: "subscription_details", quote_details: null, subscription_details: details };
  return { object: "invoice", customer: subscription.customer, parent };
}

/** A period ends, and the next one is charged. */
function turn(state: State, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  const line = renewalLine(item);
  const at = item.current_period_end;
  Object.assign(item, { current_period_start: line.period.start, current_period_end: line.period.end });
  const invoice = bill(state, { subscription, lines: [line], reason: "subscription_cycle", at });
  subscription.latest_invoice = invoice.id;
  subscription.status = invoice.status === "paid" ? "active" : "past_due";
  emit(state, "customer.subscription.updated", subscription);
}

/** The charge is tried once more; after the last time the subscription is unpaid. */
function retry(state: State, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  if (attempt(state, invoice, now(state))) subscription.status = "active";
  else if (invoice.next_payment_attempt === null) subscription.status = "unpaid";
  emit(state, "customer.subscription.updated", subscription);
}

/** After an invoice was paid by hand: its subscription runs again when nothing else is open. */
export function afterPayment(state: State, invoice: Stripe.Invoice): void {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  const subscription = state.subscriptions[id];
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  if (!["past_due", "unpaid", "incomplete"].includes(subscription.status)) return;
  subscription.status = "active";
  emit(state, "customer.subscription.updated", subscription);
}
