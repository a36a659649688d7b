import type Stripe from "stripe";
import { API_VERSION } from "./api-version";
import { PRICING, PRODUCT_NAME } from "@/lib/shared/product";

/** The events that the webhook endpoint receives: all that can change what a business may do or owes. */
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  "checkout.session.completed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.upcoming",
  "invoice.voided",
  "charge.refunded",
];

const PRODUCT_ID = "plumbline";
const MARK = { plumbline: "portal" };

/**
 * Creates product, prices, portal configuration and webhook endpoint in a Stripe account, unless they exist. Returns the
 * variables; the webhook's secret only if the endpoint is new, since Stripe shows it only once.
 */
export async function setUpStripe(stripe: Stripe, origin: string): Promise<Record<string, string>> {
  await ensureProduct(stripe);
  const monthly = await ensurePrice(stripe, "month", PRICING.monthlyCents);
  const yearly = await ensurePrice(stripe, "year", PRICING.yearlyCents);
  await ensurePortal(stripe);
  const secret = await ensureEndpoint(stripe, `${origin}/api/webhooks/stripe`);
  return {
    STRIPE_PRICE_MONTHLY: monthly,
    STRIPE_PRICE_YEARLY: yearly,
    ...(secret !== null && { STRIPE_WEBHOOK_SECRET: secret }),
  };
}

/** Whether a portal configuration is the one that the set-up made. */
export function isOurPortal({ metadata }: Stripe.BillingPortal.Configuration): boolean {
  return metadata?.["plumbline"] === MARK.plumbline;
}

async function ensureProduct(stripe: Stripe): Promise<void> {
  const known = await stripe.products.retrieve(PRODUCT_ID).catch(() => null);
  if (!known) await stripe.products.create({ id: PRODUCT_ID, name: PRODUCT_NAME });
}

/** A price never changes in Stripe: another amount is another price, under the same lookup key. */
async function ensurePrice(stripe: Stripe, interval: "month" | "year", amount: number): Promise<string> {
  const lookup_key = `plumbline_${interval}ly`;
  const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
  const known = data.find(({ unit_amount }) => unit_amount === amount);
  if (known) return known.id;
  const { id } = await stripe.prices.create({
    product: PRODUCT_ID,
    currency: PRICING.currency.toLowerCase(),
    unit_amount: amount,
    recurring: { interval },
    lookup_key,
    transfer_lookup_key: true,
  });
  return id;
}

/** Cards and invoices only: plans are changed and cancelled in the product, which shows what it costs. */
async function ensurePortal(stripe: Stripe): Promise<void> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  if (data.some(isOurPortal)) return;
  await stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } },
    metadata: MARK,
  });
}

/** Stripe never changes an endpoint's API version: one with another version is replaced, and its secret with it. */
async function ensureEndpoint(stripe: Stripe, url: string): Promise<string | null> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const ours = data.filter((endpoint) => endpoint.url === url);
  const current = ours.find(({ api_version }) => api_version === API_VERSION);
  if (current) {
    await stripe.webhookEndpoints.update(current.id, { enabled_events: EVENTS });
    return null;
  }
  const wanted = { url, enabled_events: EVENTS, api_version: API_VERSION } as const;
  const { secret } = await stripe.webhookEndpoints.create(wanted);
  for (const { id } of ours) await stripe.webhookEndpoints.del(id);
  return secret ?? null;
}
