import type Stripe from "stripe";
import { badRequest } from "./fault";
import { add, emit, idOf, listed, newId, type State } from "./state";

/** Takes what is due on an invoice from the customer's card. */
export function charge(state: State, invoice: Stripe.Invoice, at: number): void {
  const intent = newId("pi");
  const { amount_due: amount, currency } = invoice;
  const made = add(state, "charges", {
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    created: at,
    currency,
    customer: idOf(invoice.customer),
    paid: true,
    payment_intent: intent,
    refunded: false,
    status: "succeeded",
  });
  invoice.payments = listed([
    {
      id: newId("inpay"),
      object: "invoice_payment",
      amount_paid: amount,
      amount_requested: amount,
      created: at,
      currency,
      invoice: invoice.id,
      status: "paid",
      payment: { type: "payment_intent", payment_intent: intent },
      status_transitions: { canceled_at: null, paid_at: at },
    } as Stripe.InvoicePayment,
  ]);
  emit(state, "charge.succeeded", made);
}

/** Gives a charge back, wholly unless an amount is named. */
export function refund(state: State, intent: string, wanted: number | undefined): Stripe.Refund {
  const charged = Object.values(state.charges).find(({ payment_intent }) => payment_intent === intent);
  if (!charged) throw badRequest(`No such payment_intent: '${intent}'`, "payment_intent", "resource_missing");
  const left = charged.amount - charged.amount_refunded;
  const amount = wanted ?? left;
  if (left === 0)
    throw badRequest("Charge has already been refunded.", "payment_intent", "charge_already_refunded");
  if (amount > left) throw badRequest("Refund amount is greater than the charge", "amount");
  charged.amount_refunded += amount;
  charged.refunded = charged.amount_refunded === charged.amount;
  const { id: charge, currency } = charged;
  const made = add(state, "refunds", {
    amount,
    charge,
    currency,
    payment_intent: intent,
    status: "succeeded",
  });
  emit(state, "charge.refunded", charged);
  return made;
}
