import type Stripe from "stripe";
import { charge } from "./charges";
import { badRequest, declined } from "./fault";
import { emit, find, idOf, listed, newId, now, type State } from "./state";

/** A line of an invoice that is being made, in cents. */
export interface Line {
  amount: number;
  description: string;
  period: { start: number; end: number };
  isProration?: boolean;
}

interface Draft {
  subscription: Stripe.Subscription;
  lines: Line[];
  reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
  at: number;
}

const DAY = 86_400;
/** Days after the first failure at which a charge is tried once more; after the last one the subscription is unpaid. */
const RETRY_DAYS = [3, 5, 7];
/** Cards whose later charges fail, although they can be saved. */
const FAILING = new Set(["4000000000000341"]);

/** An invoice as it would be: not stored, not charged. A negative total, or what a credit covers, is due as 0. */
export function draftInvoice(state: State, { subscription, lines, reason, at }: Draft): Stripe.Invoice {
  const customer = find(state.customers, "customer", idOf(subscription.customer));
  const credit = customer.deleted ? 0 : customer.balance;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + credit);
  const id = newId("in");
  const period = lines[0]?.period ?? { start: at, end: at };
  return {
    id,
    object: "invoice",
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    currency: "usd",
    customer: customer.id,
    created: at,
    period_start: period.start,
    period_end: period.end,
    amount_due: due,
    amount_remaining: due,
    subtotal: total,
    total,
    billing_reason: reason,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    status: "draft",
    starting_balance: credit,
    ending_balance: credit + (due - total) * -1,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    lines: listed(lines.map((line) => toLine(line, subscription, id))),
    parent: {
      quote_details: null,
      type: "subscription_details",
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
  } as unknown as Stripe.Invoice;
}

/** Makes an invoice and charges it. The customer's credit is used first. */
export function bill(state: State, draft: Draft): Stripe.Invoice {
  const invoice = draftInvoice(state, draft);
  state.invoiceCount += 1;
  invoice.number = `SANDBOX-${String(state.invoiceCount).padStart(4, "0")}`;
  invoice.status = "open";
  const customer = state.customers[idOf(invoice.customer)];
  if (customer && !customer.deleted) customer.balance += invoice.total - invoice.amount_due;
  state.invoices[invoice.id] = invoice;
  invoice.status_transitions.finalized_at = draft.at;
  emit(state, "invoice.finalized", invoice);
  attempt(state, invoice, draft.at);
  return invoice;
}

/** Tries to charge an open invoice; true when it is paid. */
export function attempt(state: State, invoice: Stripe.Invoice, at: number): boolean {
  const customer = idOf(invoice.customer);
  if (invoice.amount_due > 0 && !canPay(state, customer)) return fail(state, invoice, at);
  if (invoice.amount_due > 0) charge(state, invoice, at);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due, amount_remaining: 0 });
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = at;
  emit(state, "invoice.paid", invoice);
  return true;
}

/** Whether a charge to the customer's card would succeed. */
export function canPay(state: State, customer: string): boolean {
  const card = state.cards[customer];
  return card !== undefined && !FAILING.has(card);
}

function fail(state: State, invoice: Stripe.Invoice, at: number): false {
  const first = (invoice.metadata ??= {})["first_failure"] ?? String(at);
  invoice.metadata["first_failure"] = first;
  const next = RETRY_DAYS.map((days) => Number(first) + days * DAY).find((time) => time > at);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = next ?? null;
  emit(state, "invoice.payment_failed", invoice);
  return false;
}

/** Pays an open invoice on request; throws Stripe's card error. */
export function payInvoice(state: State, invoice: Stripe.Invoice): Stripe.Invoice {
  if (invoice.status !== "open") throw badRequest("Invoice is not open", "invoice", "invoice_not_open");
  if (!attempt(state, invoice, now(state))) throw declined();
  return invoice;
}

export function voidInvoice(state: State, invoice: Stripe.Invoice): Stripe.Invoice {
  if (invoice.status !== "open")
    throw badRequest("You can only void open invoices", "invoice", "invoice_not_open");
  Object.assign(invoice, { status: "void", next_payment_attempt: null });
  invoice.status_transitions.voided_at = now(state);
  emit(state, "invoice.voided", invoice);
  return invoice;
}

function toLine(line: Line, subscription: Stripe.Subscription, invoice: string): Stripe.InvoiceLineItem {
  const [item] = subscription.items.data;
  return {
    id: newId("il"),
    object: "line_item",
    amount: line.amount,
    currency: "usd",
    description: line.description,
    invoice,
    period: line.period,
    quantity: 1,
    subscription: subscription.id,
    parent: {
      type: "subscription_item_details",
      subscription_item_details: {
        proration: line.isProration ?? false,
        subscription: subscription.id,
        subscription_item: item?.id ?? "",
      },
    },
  } as Stripe.InvoiceLineItem;
}
