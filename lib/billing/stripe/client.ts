import { AsyncLocalStorage } from "node:async_hooks";
import type Stripe from "stripe";
import { API_VERSION } from "./api-version";
import { env, isBilled } from "@/lib/kernel/env";
import { AppError } from "@/lib/shared/errors";

/** Milliseconds. A screen shows within ten seconds that Stripe does not respond, whatever the call. */
const BUDGET_MS = 8_500;
const CALL_MS = 6_000;

const budget = new AsyncLocalStorage<AbortSignal>();
let sdk: typeof Stripe | undefined;
let client: Stripe | undefined;

/** Whether subscriptions can be bought here. */
export function isBillingConfigured(): boolean {
  return Boolean(isBilled && env.STRIPE_SECRET_KEY && env.STRIPE_PRICE_MONTHLY && env.STRIPE_PRICE_YEARLY);
}

/** Throws not_configured, with the text that says so. */
export function assertBillingConfigured(): void {
  if (!isBillingConfigured()) throw new AppError("not_configured", { key: "billingOff" });
}

/** The client of the configured account. Throws not_configured. */
export async function stripe(): Promise<Stripe> {
  if (!isBilled || !env.STRIPE_SECRET_KEY) throw new AppError("not_configured", { key: "billingOff" });
  client ??= await newStripe(env.STRIPE_SECRET_KEY, env.STRIPE_API_URL);
  return client;
}

/** Loads Stripe's library at the first call: hundreds of files, which servers without billing, and every start, do without. */
async function loadSdk(): Promise<typeof Stripe> {
  return (sdk ??= (await import("stripe")).default);
}

/** A client for an account, at another address than Stripe's if one is given: the SDK takes it in three parts. */
export async function newStripe(key: string, address: string | undefined): Promise<Stripe> {
  const Sdk = await loadSdk();
  const url = address === undefined ? null : new URL(address);
  return new Sdk(key, {
    apiVersion: API_VERSION,
    timeout: CALL_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Sdk.createFetchHttpClient(fetchWithinBudget),
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === "https:" ? 443 : 80),
      protocol: url.protocol === "https:" ? "https" : "http",
    }),
  });
}

/** Runs `work`, whose calls to Stripe share one time budget. */
export async function withinBudget<T>(work: () => Promise<T>): Promise<T> {
  // Before the time runs.
  await loadSdk();
  return budget.run(AbortSignal.timeout(BUDGET_MS), work);
}

function fetchWithinBudget(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const signals = [init?.signal, budget.getStore()].filter((signal) => signal instanceof AbortSignal);
  return fetch(url, { ...init, cache: "no-store", signal: AbortSignal.any(signals) });
}

/** Makes a call to Stripe. A refused card is a conflict, and everything else that Stripe throws is upstream_failed. */
export async function callStripe<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const service = await stripe();
  try {
    return await call(service);
  } catch (error) {
    if (sdk && error instanceof sdk.errors.StripeCardError)
      throw new AppError("conflict", { key: "cardDeclined", cause: error });
    if (sdk && error instanceof sdk.errors.StripeError)
      throw new AppError("upstream_failed", { key: "billingUnreachable", cause: error });
    throw error;
  }
}

/** For `.catch()`: null when Stripe's error has one of these codes; rethrows everything else. */
export function nullOnStripeCode(...codes: string[]): (error: unknown) => null {
  return (error) => {
    if (sdk && error instanceof sdk.errors.StripeError && codes.includes(error.code ?? "")) return null;
    throw error;
  };
}
