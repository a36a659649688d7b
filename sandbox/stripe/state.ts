import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import { missing } from "./fault";
import { API_VERSION } from "@/lib/billing/stripe/api-version";

/** What an idempotency key was used for, and answered with. */
interface Replay {
  request: string;
  status: number;
  body: unknown;
}

/** Everything that the sandbox knows. It is plain JSON, so that the demo can keep it in a file. */
export interface State {
  products: Record<string, Stripe.Product>;
  prices: Record<string, Stripe.Price>;
  customers: Record<string, Stripe.Customer | Stripe.DeletedCustomer>;
  sessions: Record<string, Stripe.Checkout.Session>;
  subscriptions: Record<string, Stripe.Subscription>;
  invoices: Record<string, Stripe.Invoice>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  portals: Record<string, Stripe.BillingPortal.Session>;
  configurations: Record<string, Stripe.BillingPortal.Configuration>;
  endpoints: Record<string, Stripe.WebhookEndpoint>;
  events: Stripe.Event[];
  /** The number of the card that each customer pays with. */
  cards: Record<string, string>;
  /** The trial, in days, that a checkout session will start. */
  trials: Record<string, number>;
  /** Warnings that were already sent: "subscription kind period". */
  warned: string[];
  keys: Record<string, Replay>;
  /** Unix seconds where the clock is stopped; null while it runs with the machine's. */
  frozen: number | null;
  invoiceCount: number;
}

export function emptyState(): State {
  return {
    products: {},
    prices: {},
    customers: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    charges: {},
    refunds: {},
    paymentMethods: {},
    portals: {},
    configurations: {},
    endpoints: {},
    events: [],
    cards: {},
    trials: {},
    warned: [],
    keys: {},
    frozen: null,
    invoiceCount: 0,
  };
}

/** Unix seconds by the sandbox's clock. */
export function now(state: State): number {
  return state.frozen ?? Math.floor(Date.now() / 1000);
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** The tables whose objects the API makes: how their ids begin, and their kind. */
const KINDS = {
  invoices: ["in", "invoice"],
  products: ["prod", "product"],
  prices: ["price", "price"],
  customers: ["cus", "customer"],
  sessions: ["cs_test", "checkout.session"],
  subscriptions: ["sub", "subscription"],
  charges: ["ch", "charge"],
  refunds: ["re", "refund"],
  paymentMethods: ["pm", "payment_method"],
  portals: ["bps", "billing_portal.session"],
  configurations: ["bpc", "billing_portal.configuration"],
  endpoints: ["we", "webhook_endpoint"],
} as const;

/** Stores a new object. Here as in all that the stand-in answers, fields are left out that the product does not read. */
export function add<T extends keyof typeof KINDS>(
  state: State,
  table: T,
  fields: { id?: string; [field: string]: unknown },
): State[T][string] {
  const [prefix, object] = KINDS[table];
  const made = { id: newId(prefix), object, created: now(state), metadata: {}, ...fields };
  const rows: Record<string, object> = state[table];
  rows[made.id] = made;
  return made as unknown as State[T][string];
}

/** A list as the API answers it. */
export function listed<T>(data: T[], { hasMore = false, url = "/v1" } = {}): Stripe.ApiList<T> {
  return { object: "list", data, has_more: hasMore, url };
}

/** The object with that id; throws Stripe's `resource_missing`. */
export function find<T>(table: Record<string, T>, kind: string, id: string): T {
  const found = table[id];
  if (!found) throw missing(kind, id);
  return found;
}

/** The object with that id, of whatever kind; undefined for none. */
export function findAnywhere(state: State, id: string): object | undefined {
  const tables = Object.keys(KINDS) as (keyof typeof KINDS)[];
  return tables.map((table) => state[table][id]).find((found) => found !== undefined);
}

/** An id, whether or not the object is expanded. */
export function idOf(ref: string | { id: string } | null | undefined): string {
  return typeof ref === "string" ? ref : (ref?.id ?? "");
}

/** Makes an event of what happened, as Stripe's webhooks tell it. */
export function emit(state: State, type: Stripe.Event["type"], object: object): void {
  const event = {
    id: newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: now(state),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object: structuredClone(object) },
  };
  state.events.push(event as unknown as Stripe.Event);
}
