import type Stripe from "stripe";
import { group, number, type Params, required, text, texts } from "./params";
import { find, newId, now, type State } from "./state";

/** The prices that a new sandbox already has, in cents. */
const SEEDED = [
  ["price_sandbox_monthly", "month", 1999],
  ["price_sandbox_yearly", "year", 17999],
] as const;

export const SEEDED_PRICES = { monthly: SEEDED[0][0], yearly: SEEDED[1][0] } as const;

/** A product with its two prices, and a portal that shows cards and invoices: as after `npm run stripe:setup`. */
export function seedCatalog(state: State): void {
  const product = newProduct(state, "Plumbline", {});
  for (const [id, interval, amount] of SEEDED) {
    const price = newPrice(state, {
      product: product.id,
      interval,
      amount,
      lookupKey: `plumbline_${interval}ly`,
    });
    Reflect.deleteProperty(state.prices, price.id);
    state.prices[id] = { ...price, id };
  }
  newConfiguration(state, { plumbline: "portal" });
}

export function createProduct(state: State, params: Params): Stripe.Product {
  return newProduct(state, required(params, "name"), texts(params, "metadata"), text(params, "id"));
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

function newProduct(
  state: State,
  name: string,
  metadata: Stripe.Metadata,
  id = newId("prod"),
): Stripe.Product {
  const product = {
    id,
    object: "product",
    active: true,
    created: now(state),
    description: null,
    livemode: false,
    metadata,
    name,
    type: "service",
    updated: now(state),
    url: null,
  } as unknown as Stripe.Product;
  return (state.products[product.id] = product);
}

interface NewPrice {
  product: string;
  interval: "month" | "year";
  amount: number;
  lookupKey: string | null;
}

function newPrice(state: State, { product, interval, amount, lookupKey }: NewPrice): Stripe.Price {
  const price = {
    id: newId("price"),
    object: "price",
    active: true,
    created: now(state),
    currency: "usd",
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    product,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    type: "recurring",
    unit_amount: amount,
  } as Stripe.Price;
  return (state.prices[price.id] = price);
}

/** The portal's configuration: cards and invoices, nothing else. */
export function newConfiguration(
  state: State,
  metadata: Stripe.Metadata,
): Stripe.BillingPortal.Configuration {
  const made = {
    id: newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    created: now(state),
    features: { invoice_history: { enabled: true }, payment_method_update: { enabled: true } },
    livemode: false,
    metadata,
    name: null,
    updated: now(state),
  } as unknown as Stripe.BillingPortal.Configuration;
  return (state.configurations[made.id] = made);
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
