import { ofCustomer, page } from "./answers";
import { createPrice, createProduct, newConfiguration } from "./catalog";
import { refund } from "./charges";
import { createSession, expireSession } from "./checkout";
import { afterPayment, settle } from "./clock";
import { createCustomer, deleteCustomer, updateCustomer } from "./customers";
import { badRequest } from "./fault";
import { withLinks } from "./invoice-pages";
import { payInvoice, voidInvoice } from "./invoices";
import { list, number, type Params, required, text, texts } from "./params";
import { add, find, newId, now, type State } from "./state";
import { cancelNow, previewInvoice, updateSubscription } from "./subscriptions";

/** One request: what it acts on, and the origin of the sandbox's pages. */
export interface Call {
  state: State;
  id: string;
  params: Params;
  origin: string;
}

type Handler = (call: Call) => object;

const ENDED = ["canceled", "incomplete_expired"];

/** The part of Stripe's API that the product uses, by method and path. */
export const CALLS: Record<string, Handler> = {
  "POST /v1/products": ({ state, params }) => createProduct(state, params),
  "GET /v1/products/:id": ({ state, id }) => find(state.products, "product", id),
  "POST /v1/prices": ({ state, params }) => createPrice(state, params),
  "GET /v1/prices": ({ state, params }) => page(pricesNamed(state, params), params, "/v1/prices"),
  "GET /v1/prices/:id": ({ state, id }) => find(state.prices, "price", id),

  "POST /v1/customers": ({ state, params }) => createCustomer(state, params),
  "GET /v1/customers/:id": ({ state, id }) => find(state.customers, "customer", id),
  "POST /v1/customers/:id": ({ state, id, params }) =>
    updateCustomer(find(state.customers, "customer", id), params),
  "DELETE /v1/customers/:id": ({ state, id }) =>
    deleteCustomer(state, find(state.customers, "customer", id).id),

  "POST /v1/checkout/sessions": ({ state, params, origin }) => createSession(state, params, origin),
  "GET /v1/checkout/sessions": ({ state, params }) =>
    page(sessions(state, params), params, "/v1/checkout/sessions"),
  "GET /v1/checkout/sessions/:id": ({ state, id }) => find(state.sessions, "checkout.session", id),
  "POST /v1/checkout/sessions/:id/expire": ({ state, id }) =>
    expireSession(state, find(state.sessions, "checkout.session", id)),

  "GET /v1/subscriptions": ({ state, params }) =>
    page(subscriptions(state, params), params, "/v1/subscriptions"),
  "GET /v1/subscriptions/:id": ({ state, id }) => find(state.subscriptions, "subscription", id),
  "POST /v1/subscriptions/:id": ({ state, id, params }) =>
    updateSubscription(state, find(state.subscriptions, "subscription", id), params),
  "DELETE /v1/subscriptions/:id": ({ state, id }) =>
    cancelNow(state, find(state.subscriptions, "subscription", id)),

  "POST /v1/invoices/create_preview": ({ state, params }) => previewInvoice(state, params),
  "GET /v1/invoices": ({ state, params, origin }) =>
    page(
      invoices(state, params).map((invoice) => withLinks(invoice, origin)),
      params,
      "/v1/invoices",
    ),
  "GET /v1/invoices/:id": ({ state, id, origin }) => withLinks(find(state.invoices, "invoice", id), origin),
  "POST /v1/invoices/:id/pay": ({ state, id }) => {
    const invoice = payInvoice(state, find(state.invoices, "invoice", id));
    afterPayment(state, invoice);
    return invoice;
  },
  "POST /v1/invoices/:id/void": ({ state, id }) => voidInvoice(state, find(state.invoices, "invoice", id)),
  "GET /v1/charges": ({ state, params }) =>
    page(ofCustomer(Object.values(state.charges), params), params, "/v1/charges"),
  "POST /v1/refunds": ({ state, params }) =>
    refund(state, required(params, "payment_intent"), number(params, "amount")),

  "POST /v1/billing_portal/sessions": openPortal,
  "POST /v1/billing_portal/configurations": ({ state, params }) =>
    newConfiguration(state, texts(params, "metadata")),
  "GET /v1/billing_portal/configurations": ({ state, params }) =>
    page(Object.values(state.configurations), params, "/v1/billing_portal/configurations"),
  "POST /v1/billing_portal/configurations/:id": ({ state, id }) =>
    find(state.configurations, "configuration", id),

  "POST /v1/webhook_endpoints": newEndpoint,
  "GET /v1/webhook_endpoints": ({ state, params }) =>
    page(Object.values(state.endpoints), params, "/v1/webhook_endpoints"),
  "POST /v1/webhook_endpoints/:id": ({ state, id }) => find(state.endpoints, "webhook_endpoint", id),
  "DELETE /v1/webhook_endpoints/:id": ({ state, id }) => {
    const { url } = find(state.endpoints, "webhook_endpoint", id);
    state.endpoints = Object.fromEntries(Object.entries(state.endpoints).filter(([key]) => key !== id));
    return { id, url, object: "webhook_endpoint", deleted: true };
  },
  "GET /v1/events": ({ state, params }) => page(state.events, params, "/v1/events"),
  "GET /v1/events/:id": ({ state, id }) =>
    find(Object.fromEntries(state.events.map((event) => [event.id, event])), "event", id),

  "GET /v1/test_helpers/test_clocks/:id": ({ state, id }) => clock(state, id),
  "POST /v1/test_helpers/test_clocks/:id/advance": ({ state, id, params }) => {
    const to = number(params, "frozen_time") ?? 0;
    if (to < now(state)) throw badRequest("The clock cannot go back", "frozen_time");
    state.frozen = to;
    settle(state);
    return clock(state, id);
  },
};

function pricesNamed(state: State, params: Params) {
  const names = list(params, "lookup_keys");
  const all = Object.values(state.prices).filter(({ active }) => active);
  return names.length === 0
    ? all
    : all.filter(({ lookup_key }) => lookup_key !== null && names.includes(lookup_key));
}

function sessions(state: State, params: Params) {
  const status = text(params, "status");
  const all = ofCustomer(Object.values(state.sessions), params);
  return status === undefined ? all : all.filter((session) => session.status === status);
}

function subscriptions(state: State, params: Params) {
  const status = text(params, "status");
  const all = ofCustomer(Object.values(state.subscriptions), params);
  if (status === "all") return all;
  return all.filter((one) => (status === undefined ? !ENDED.includes(one.status) : one.status === status));
}

function invoices(state: State, params: Params) {
  const status = text(params, "status");
  const all = ofCustomer(Object.values(state.invoices), params);
  const subscription = text(params, "subscription");
  return all
    .filter((invoice) => status === undefined || invoice.status === status)
    .filter(
      (invoice) =>
        subscription === undefined || invoice.parent?.subscription_details?.subscription === subscription,
    );
}

function openPortal({ state, params, origin }: Call) {
  const customer = find(state.customers, "customer", required(params, "customer"));
  const id = newId("bps");
  const [fallback] = Object.values(state.configurations);
  if (!fallback)
    throw badRequest(
      "No configuration provided and your test mode default configuration has not been created.",
    );
  return add(state, "portals", {
    id,
    configuration: text(params, "configuration") ?? fallback.id,
    customer: customer.id,
    return_url: text(params, "return_url") ?? null,
    url: `${origin}/p/session/${id}`,
  });
}

function newEndpoint({ state, params }: Call) {
  return add(state, "endpoints", {
    api_version: text(params, "api_version") ?? null,
    enabled_events: list(params, "enabled_events").filter((name) => typeof name === "string"),
    metadata: texts(params, "metadata"),
    secret: newId("whsec"),
    status: "enabled",
    url: required(params, "url"),
  });
}

function clock(state: State, id: string) {
  return { id, object: "test_helpers.test_clock", frozen_time: now(state), status: "ready" };
}
