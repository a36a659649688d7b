import { setTimeout as sleep } from "node:timers/promises";
import Stripe from "stripe";

/** Where events go, and the secret that signs them. */
export interface Endpoint {
  url: string;
  secret: string;
}

/** Milliseconds before each further try, like Stripe's hours. */
const RETRIES = [100, 400, 1_500, 5_000];

/** The text and signature of an event, as Stripe sends it. */
export function signed(
  event: object,
  secret: string,
  at = Math.floor(Date.now() / 1000),
): { payload: string; signature: string } {
  const payload = JSON.stringify(event);
  return { payload, signature: signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: at }) };
}

const signer = new Stripe("sk_test_signs_only");

/** Sends an event until the endpoint takes it or the tries are used up; returns the last status, 0 for no answer. */
export async function deliver(event: object, { url, secret }: Endpoint): Promise<number> {
  let status = await send(event, { url, secret });
  for (const delay of RETRIES) {
    if (status >= 200 && status < 300) return status;
    await sleep(delay, undefined, { ref: false });
    status = await send(event, { url, secret });
  }
  return status;
}

async function send(event: object, { url, secret }: Endpoint): Promise<number> {
  const { payload, signature } = signed(event, secret);
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  try {
    const response = await fetch(url, {
      method: "POST",
      body: payload,
      headers,
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
