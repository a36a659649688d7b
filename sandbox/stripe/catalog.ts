import type Stripe from "stripe";
import { group, number, type Params, required, text, texts } from "./params";
import { add, find, type State } from "./state";

/** The prices that a new sandbox already has, in cents. */
const SEEDED = [
  ["price_sandbox_monthly", "month", 1999],
  ["price_sandbox_yearly", "year", 17999],
] as const;

export const SEEDED_PRICES = { monthly: SEEDED[0][0], yearly: SEEDED[1][0] } as const;

/** A product with its two prices, and a portal that shows cards and invoices: as after `npm run stripe:setup`. */
export function seedCatalog(state: State): void {
  const product = newProduct(state, { name: "Plumbline" });
  for (const [id, interval, amount] of SEEDED)
    newPrice(state, { id, product: product.id, interval, amount, lookupKey: `plumbline_${interval}ly` });
  newConfiguration(state, { plumbline: "portal" });
}

export function createProduct(state: State, params: Params): Stripe.Product {
  const id = text(params, "id");
  const fields = { name: required(params, "name"), metadata: texts(params, "metadata") };
  return newProduct(state, { ...fields, ...(id !== undefined && { id }) });
}

export function createPrice(state: State, params: Params): Stripe.Price {
  const interval = required(group(params, "recurring"), "interval") === "year" ? "year" : "month";
  return newPrice(state, {
    product: find(state.products, "product", required(params, "product")).id,
    interval,
    amount: number(params, "unit_amount") ?? 0,
    lookupKey: text(params, "lookup_key") ?? null,
  });
}

function newProduct(state: State, fields: { id?: string; name: string; metadata?: object }): Stripe.Product {
  return add(state, "products", { active: true, type: "service", ...fields });
}

interface NewPrice {
  id?: string;
  product: string;
  interval: "month" | "year";
  amount: number;
  lookupKey: string | null;
}

function newPrice(state: State, { interval, amount, lookupKey, ...fields }: NewPrice): Stripe.Price {
  return add(state, "prices", {
    active: true,
    currency: "usd",
    lookup_key: lookupKey,
    recurring: { interval, interval_count: 1, usage_type: "licensed" },
    type: "recurring",
    unit_amount: amount,
    ...fields,
  });
}

/** The portal's configuration: cards and invoices, nothing else. */
export function newConfiguration(state: State, metadata: Stripe.Metadata) {
  const features = { invoice_history: { enabled: true }, payment_method_update: { enabled: true } };
  return add(state, "configurations", { active: true, features, metadata });
}

/** What a price costs for one period, in cents. */
export function amountOf(price: Stripe.Price): number {
  return price.unit_amount ?? 0;
}

/** When the period that begins at `from` ends: a calendar month or year later, at the latest on that month's last day. */
export function periodEnd(price: Stripe.Price, from: number): number {
  const start = new Date(from * 1000);
  const months = price.recurring?.interval === "year" ? 12 : 1;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), last));
  return end.getTime() / 1000;
}
