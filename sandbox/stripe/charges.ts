import type Stripe from "stripe";
import { listed } from "./blank-invoice";
import { badRequest } from "./fault";
import { emit, idOf, newId, now, type State } from "./state";

/** Takes what is due on an invoice from the customer's card. */
export function charge(state: State, invoice: Stripe.Invoice, at: number): void {
  const intent = newId("pi");
  const { amount_due: amount, currency } = invoice;
  const made = {
    id: newId("ch"),
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    created: at,
    currency,
    customer: idOf(invoice.customer),
    description: null,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: intent,
    refunded: false,
    status: "succeeded",
  } as unknown as Stripe.Charge;
  state.charges[made.id] = made;
  invoice.payments = listed([
    {
      id: newId("inpay"),
      object: "invoice_payment",
      amount_paid: amount,
      amount_requested: amount,
      created: at,
      currency,
      invoice: invoice.id,
      livemode: false,
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
  const made = {
    id: newId("re"),
    object: "refund",
    amount,
    charge: charged.id,
    created: now(state),
    currency: charged.currency,
    customer: idOf(charged.customer),
    metadata: {},
    payment_intent: intent,
    reason: null,
    status: "succeeded",
  } as Stripe.Refund;
  state.refunds[made.id] = made;
  emit(state, "charge.refunded", charged);
  return made;
}
