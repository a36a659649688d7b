import type Stripe from "stripe";
import { badRequest, missing } from "./fault";
import { type Params, text, texts } from "./params";
import { add, emit, idOf, type State } from "./state";
import { cancelNow } from "./subscriptions";

export function createCustomer(state: State, params: Params): object {
  const customer = add(state, "customers", {
    balance: 0,
    email: text(params, "email") ?? null,
    name: text(params, "name") ?? null,
    invoice_settings: { default_payment_method: null },
    metadata: texts(params, "metadata"),
  });
  emit(state, "customer.created", customer);
  return customer;
}

/** Refuses an address with two dots in a row, as one that breaks Stripe's own rules. */
export function updateCustomer(customer: object, params: Params): object {
  const email = text(params, "email");
  if (email?.includes("..")) throw badRequest(`Invalid email address: ${email}`, "email", "email_invalid");
  return Object.assign(customer, texts({ params }, "params"));
}

/** As in the dashboard: its subscriptions end at once, its open checkouts expire. */
export function deleteCustomer(state: State, id: string): Stripe.DeletedCustomer {
  if (state.customers[id]?.deleted) throw missing("customer", id);
  for (const subscription of Object.values(state.subscriptions))
    if (idOf(subscription.customer) === id && subscription.status !== "canceled")
      cancelNow(state, subscription);
  for (const session of Object.values(state.sessions))
    if (idOf(session.customer) === id && session.status === "open") session.status = "expired";
  const deleted: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
  emit(state, "customer.deleted", { ...state.customers[id] });
  return (state.customers[id] = deleted);
}
