import type Stripe from "stripe";
import { saveCard } from "./cards";
import { badRequest, declined } from "./fault";
import { group, list, number, type Params, required, text, texts } from "./params";
import { add, emit, find, idOf, listed, newId, now, type State } from "./state";
import { startSubscription } from "./subscriptions";

const DAY = 86_400;

/** Stripe's test cards, and what they do on the hosted page. */
const CARDS: Record<string, "works" | "declined" | "asks"> = {
  "4242424242424242": "works",
  "4000000000000341": "works",
  "4000000000000002": "declined",
  "4000000000009995": "declined",
  "4000002500003155": "asks",
  "4000002760003184": "asks",
};

export function createSession(state: State, params: Params, origin: string): Stripe.Checkout.Session {
  const [line] = list(params, "line_items") as Params[];
  const price = find(state.prices, "price", text(line ?? {}, "price") ?? "");
  const customer = find(state.customers, "customer", required(params, "customer"));
  if (customer.deleted)
    throw badRequest(`No such customer: '${customer.id}'`, "customer", "resource_missing");
  const data = group(params, "subscription_data");
  const id = newId("cs_test");
  state.trials[id] = number(data, "trial_period_days") ?? 0;
  return add(state, "sessions", {
    id,
    customer: customer.id,
    expires_at: now(state) + DAY,
    mode: "subscription",
    cancel_url: text(params, "cancel_url") ?? null,
    success_url: text(params, "success_url") ?? null,
    client_reference_id: text(params, "client_reference_id") ?? null,
    status: "open",
    locale: text(params, "locale") ?? null,
    payment_status: "unpaid",
    subscription: null,
    url: `${origin}/c/pay/${id}`,
    line_items: listed([{ id: newId("li"), price }]),
    metadata: { ...texts(data, "metadata"), ...texts(params, "metadata") },
  });
}

export function expireSession(state: State, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  if (session.status !== "open") throw badRequest("Only open sessions can be expired", "session");
  Object.assign(session, { status: "expired", url: null });
  emit(state, "checkout.session.expired", session);
  return session;
}

/** Whether the bank wants to see the card's owner first (3-D Secure). */
export function asksOwner(card: string): boolean {
  return CARDS[digits(card)] === "asks";
}

/** The visitor pays on the hosted page: throws Stripe's card error, and the session stays open. */
export function payOnPage(
  state: State,
  session: Stripe.Checkout.Session,
  card: string,
): Stripe.Checkout.Session {
  if (session.status !== "open") throw badRequest("This checkout session is no longer open.", "session");
  const kind = CARDS[digits(card)];
  if (!kind)
    throw badRequest("Your card number is not one of Stripe's test cards.", "card", "incorrect_number");
  if (kind === "declined") throw declined();
  const customer = idOf(session.customer);
  const price = session.line_items?.data[0]?.price;
  if (!price) throw badRequest("The session has no price", "line_items");
  const trialDays = state.trials[session.id] ?? 0;
  const metadata = session.metadata ?? {};
  state.cards[customer] = digits(card);
  const subscription = startSubscription(state, { customer, price, trialDays, metadata });
  saveCard(state, customer, digits(card));
  const payment_status = trialDays > 0 ? "no_payment_required" : "paid";
  Object.assign(session, { status: "complete", url: null, payment_status, subscription: subscription.id });
  emit(state, "checkout.session.completed", session);
  return session;
}

export function digits(card: string): string {
  return card.replace(/\D/g, "");
}
