import { isBillingConfigured } from "./client";
import { syncBusiness } from "./sync";
import { db, transaction } from "@/lib/db";
import { enqueue } from "@/lib/events/jobs";

/** Syncs one business with Stripe, after an event of `at` (ISO 8601). */
export async function runSync({ businessId, at }: { businessId: string; at: string | null }): Promise<void> {
  if (!isBillingConfigured()) return;
  await syncBusiness(businessId, at === null ? new Date() : new Date(at));
}

/** Syncs every business that Stripe knows, so that a lost webhook is noticed within a day. */
export async function reconcileAll(): Promise<void> {
  if (!isBillingConfigured()) return;
  const where = { stripeCustomerId: { not: null } };
  const businesses = await db().business.findMany({ where, select: { id: true } });
  await transaction(async (tx) => {
    for (const { id: businessId } of businesses) await enqueue(tx, "billing.sync", { businessId, at: null });
  });
}
