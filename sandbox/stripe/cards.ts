import { add, idOf, type State } from "./state";

/** The customer pays with this card from now on, for what runs and for what comes. */
export function saveCard(state: State, customer: string, number: string): void {
  state.cards[customer] = number;
  const card = { brand: "visa", last4: number.slice(-4), country: "US", exp_month: 12, exp_year: 2040 };
  const { id } = add(state, "paymentMethods", { customer, type: "card", card });
  const owner = state.customers[customer];
  if (owner && !owner.deleted) owner.invoice_settings.default_payment_method = id;
  for (const subscription of Object.values(state.subscriptions))
    if (idOf(subscription.customer) === customer) subscription.default_payment_method = id;
}
