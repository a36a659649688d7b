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
  const product: Stripe.Product = {
    id,
    object: "product",
    active: true,
    created: now(state),
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: "service",
    updated: now(state),
    url: null,
  };
  return (state.products[product.id] = product);
}

interface NewPrice {
  product: string;
  interval: "month" | "year";
  amount: number;
  lookupKey: string | null;
}

function newPrice(state: State, { product, interval, amount, lookupKey }: NewPrice): Stripe.Price {
  const price: Stripe.Price = {
    id: newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: now(state),
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    nickname: null,
    product,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    type: "recurring",
    unit_amount: amount,
    unit_amount_decimal: null,
  };
  return (state.prices[price.id] = price);
}

/** The portal's configuration: cards and invoices, nothing else. */
export function newConfiguration(
  state: State,
  metadata: Stripe.Metadata,
): Stripe.BillingPortal.Configuration {
  const made: Stripe.BillingPortal.Configuration = {
    id: newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now(state),
    default_return_url: null,
    features: FEATURES,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata,
    name: null,
    updated: now(state),
  };
  return (state.configurations[made.id] = made);
}

const FEATURES = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true, payment_method_configuration: null },
} as unknown as Stripe.BillingPortal.Configuration.Features;

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
