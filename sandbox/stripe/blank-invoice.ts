import type Stripe from "stripe";

/** A list as the API answers it. */
export function listed<T>(data: T[], { hasMore = false, url = "/v1" } = {}): Stripe.ApiList<T> {
  return { object: "list", data, has_more: hasMore, url };
}

/** The fields that no invoice of ours uses. */
export const BLANK_INVOICE = {
  ...{
    object: "invoice",
    account_country: "US",
    account_name: "Sandbox",
    account_tax_ids: null,
    amount_overpaid: 0,
  },
  ...{
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
  },
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  ...{ automatically_finalizes_at: null, collection_method: "charge_automatically", currency: "usd" },
  ...{ custom_fields: null, customer_account: null, customer_address: null, customer_email: null },
  ...{ customer_name: null, customer_phone: null, customer_shipping: null, customer_tax_exempt: "none" },
  ...{
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
  },
  ...{
    due_date: null,
    footer: null,
    from_invoice: null,
    issuer: { type: "self" },
    last_finalization_error: null,
  },
  ...{ latest_revision: null, livemode: false, metadata: {}, next_payment_attempt: null, number: null },
  ...{ on_behalf_of: null, post_payment_credit_notes_amount: 0, pre_payment_credit_notes_amount: 0 },
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  ...{ receipt_number: null, rendering: null, shipping_cost: null, shipping_details: null },
  ...{
    statement_descriptor: null,
    subtotal_excluding_tax: null,
    test_clock: null,
    total_discount_amounts: null,
  },
  ...{
    total_excluding_tax: null,
    total_pretax_credit_amounts: null,
    total_taxes: null,
    webhooks_delivered_at: null,
  },
  get status_transitions() {
    return { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null };
  },
} satisfies Partial<Stripe.Invoice>;
