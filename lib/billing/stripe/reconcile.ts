import { callStripe, isBillingConfigured, nullOnStripeCode } from "./client";
import { syncUnderLease } from "./sync";
import { withLease } from "@/lib/billing/lease";
import type { JobData } from "@/lib/events/job-catalogue";
import { enqueueAll } from "@/lib/events/jobs";
import { db, transaction } from "@/lib/kernel/db";

/** Syncs one business with Stripe, unless it was deleted meanwhile; for an event, unless Stripe was read since it came. */
export async function runSync({ businessId, eventId }: JobData<"billing.sync">): Promise<void> {
  if (!isBillingConfigured() || (await db().business.count({ where: { id: businessId } })) === 0) return;
  await withLease(businessId, async (lease) => {
    if (eventId === undefined || !(await isHandled(eventId))) await syncUnderLease(lease);
  });
}

async function isHandled(eventId: string): Promise<boolean> {
  const event = await db().stripeEvent.findUnique({ where: { id: eventId }, select: { handledAt: true } });
  return event !== null && event.handledAt !== null;
}

const PAGE = 500;

/** Deletes the customer of a deleted business at Stripe: name, address and card. Stripe keeps the invoices. */
export async function forgetCustomer({ customerId }: JobData<"billing.forget">): Promise<void> {
  if (!isBillingConfigured()) return;
  await callStripe((stripe) => stripe.customers.del(customerId).catch(nullOnStripeCode("resource_missing")));
  await db().business.updateMany({
    where: { stripeCustomerId: customerId, deletedAt: { not: null } },
    data: { stripeCustomerId: null, cardBrand: null, cardLast4: null },
  });
}

/**
 * Syncs every business that Stripe knows, so that a lost webhook is noticed within a day, and has Stripe forget those that are deleted
 * and not yet forgotten.
 */
export async function reconcileAll(): Promise<void> {
  if (!isBillingConfigured()) return;
  const deleted = await db().business.findMany({
    where: { stripeCustomerId: { not: null }, deletedAt: { not: null } },
    select: { stripeCustomerId: true },
  });
  const forgets = deleted.map(({ stripeCustomerId: id }) => ({
    data: { customerId: id ?? "" },
    turnOf: null,
  }));
  await transaction((tx) => enqueueAll(tx, "billing.forget", forgets));
  let page = await businessesAfter(null);
  while (page.length > 0) {
    const jobs = page.map((businessId) => ({ data: { businessId }, turnOf: businessId }));
    await transaction((tx) => enqueueAll(tx, "billing.sync", jobs));
    page = await businessesAfter(page.at(-1) ?? null);
  }
}

async function businessesAfter(id: string | null): Promise<string[]> {
  const businesses = await db().business.findMany({
    where: { stripeCustomerId: { not: null }, deletedAt: null, ...(id !== null && { id: { gt: id } }) },
    orderBy: { id: "asc" },
    take: PAGE,
    select: { id: true },
  });
  return businesses.map((business) => business.id);
}
