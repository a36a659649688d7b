import type Stripe from "stripe";

/** A list as the API answers it. */
export function listed<T>(data: T[], { hasMore = false, url = "/v1" } = {}): Stripe.ApiList<T> {
  return { object: "list", data, has_more: hasMore, url };
}

/** How every invoice begins. Here as in all that the stand-in answers, fields are left out that the product does not read. */
export const BLANK_INVOICE = {
  object: "invoice",
  amount_paid: 0,
  attempt_count: 0,
  attempted: false,
  currency: "usd",
  default_payment_method: null,
  description: null,
  due_date: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  test_clock: null,
  get status_transitions() {
    return { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null };
  },
} satisfies Partial<Stripe.Invoice>;
