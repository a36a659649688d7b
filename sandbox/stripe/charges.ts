import type Stripe from "stripe";
import { listed } from "./blank-invoice";
import { badRequest } from "./fault";
import { emit, idOf, newId, now, type State } from "./state";

/** Takes what is due on an invoice from the customer's card. */
export function charge(state: State, invoice: Stripe.Invoice, at: number): void {
  const intent = newId("pi");
  const { amount_due: amount, currency } = invoice;
  const made: Stripe.Charge = {
    id: newId("ch"),
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    captured: true,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    created: at,
    currency,
    customer: idOf(invoice.customer),
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
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
      is_default: true,
      livemode: false,
      status: "paid",
      payment: { type: "payment_intent", payment_intent: intent },
      status_transitions: { canceled_at: null, paid_at: at },
    },
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
  const made: Stripe.Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charged.id,
    created: now(state),
    currency: charged.currency,
    customer: idOf(charged.customer),
    customer_account: null,
    metadata: {},
    payment_intent: intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    status: "succeeded",
    source_transfer_reversal: null,
    transfer_reversal: null,
  };
  state.refunds[made.id] = made;
  emit(state, "charge.refunded", charged);
  return made;
}
