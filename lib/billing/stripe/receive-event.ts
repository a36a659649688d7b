import { stripe } from "./client";
import type { StripeEventInput } from "@/lib/billing/schema";
import type { ReceivedEventView } from "@/lib/billing/view";
import { enqueue } from "@/lib/events/jobs";
import { db, transaction } from "@/lib/kernel/db";
import { env, isBilled } from "@/lib/kernel/env";
import { AppError } from "@/lib/shared/errors";

/** Whether Stripe signed this text in the last five minutes. Throws not_configured. */
export async function isFromStripe(text: string, signature: string): Promise<boolean> {
  const secret = env.STRIPE_WEBHOOK_SECRET;
  if (!isBilled || !secret) throw new AppError("not_configured", { key: "billingOff" });
  const { webhooks } = await stripe();
  try {
    await webhooks.constructEventAsync(text, signature, secret);
    return true;
  } catch {
    return false;
  }
}

/**
 * Receives a webhook event, once per id. It only signals that something changed about a customer: a job then reads the state
 * from Stripe, once for all events that came before it, so that order, duplicates and losses make no difference. An event about an
 * unknown customer, or from another account, changes nothing.
 */
export async function receiveEvent(_service: null, event: StripeEventInput): Promise<ReceivedEventView> {
  const businessId = event.account === undefined ? await businessOf(event) : null;
  if (businessId === null) return { received: true };
  await transaction(async (tx) => {
    const { count } = await tx.stripeEvent.createMany({
      data: { id: event.id, type: event.type, businessId, occurredAt: new Date(event.created * 1000) },
      skipDuplicates: true,
    });
    if (count === 1) await enqueue(tx, "billing.sync", { businessId, eventId: event.id }, businessId);
  });
  return { received: true };
}

async function businessOf({ type, data: { object } }: StripeEventInput): Promise<string | null> {
  const isCustomer = type.startsWith("customer.") && !type.startsWith("customer.subscription.");
  const stripeCustomerId = isCustomer ? object.id : object.customer;
  if (!stripeCustomerId) return null;
  const business = await db().business.findUnique({ where: { stripeCustomerId }, select: { id: true } });
  return business?.id ?? null;
}
