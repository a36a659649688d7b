import { isBillingConfigured } from "./client";
import { syncBusiness } from "./sync";
import { enqueueAll } from "@/lib/events/jobs";
import { db, transaction } from "@/lib/kernel/db";

/** Syncs one business with Stripe, after an event of `at` (ISO 8601). */
export async function runSync({ businessId, at }: { businessId: string; at: string | null }): Promise<void> {
  if (!isBillingConfigured()) return;
  await syncBusiness(businessId, at === null ? new Date() : new Date(at));
}

const PAGE = 500;

/** Syncs every business that Stripe knows, so that a lost webhook is noticed within a day. */
export async function reconcileAll(): Promise<void> {
  if (!isBillingConfigured()) return;
  let page = await businessesAfter(null);
  while (page.length > 0) {
    const jobs = page.map((businessId) => ({ businessId, at: null }));
    await transaction((tx) => enqueueAll(tx, "billing.sync", jobs));
    page = await businessesAfter(page.at(-1) ?? null);
  }
}

async function businessesAfter(id: string | null): Promise<string[]> {
  const businesses = await db().business.findMany({
    where: { stripeCustomerId: { not: null }, ...(id !== null && { id: { gt: id } }) },
    orderBy: { id: "asc" },
    take: PAGE,
    select: { id: true },
  });
  return businesses.map((business) => business.id);
}
