import { isDeepStrictEqual } from "node:util";
import { type Payment, readStripe, type StripeState } from "./read-stripe";
import { assertHeld, type Lease, withLease } from "@/lib/billing/lease";
import { dueNotices, sendNotices } from "@/lib/billing/billing-notices";
import {
  accessEnd,
  endOf,
  idOf,
  itemOf,
  planOf,
  storedStatus,
  toDate,
} from "@/lib/billing/subscription-state";
import type { SubscriptionSyncView } from "@/lib/billing/view";
import { record } from "@/lib/events/record";
import { db, type Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { log } from "@/lib/kernel/log";
import { columns } from "@/lib/kernel/sql/columns";
import { notFound } from "@/lib/shared/errors";

/*
 * What we store of a subscription is what Stripe said last. A verb asks Stripe for a change, then syncs under the same lease: it
 * never writes a subscription's columns itself, and may be retried without a key. The page that Stripe redirects back to believes
 * nothing but Stripe, either: its address only says which business.
 */

/** Syncs a business with Stripe. */
export function syncBusiness(businessId: string): Promise<SubscriptionSyncView> {
  return withLease(businessId, syncUnderLease);
}

/** The same for a caller who holds the lease already. */
export async function syncUnderLease(lease: Lease): Promise<SubscriptionSyncView> {
  const known = await db().business.findUnique({
    where: { id: lease.businessId },
    select: { ...billingSelect, owner: { select: { email: true } } },
  });
  if (!known) throw notFound();
  const { stripeCustomerId } = known;
  if (stripeCustomerId === null) return { updated: false, stripeStatus: "none" };
  const events = await waitingEvents(lease.businessId);
  const state = await readStripe({ ...known, stripeCustomerId });
  const updated = await transaction((tx) => store(tx, lease, { state, events }));
  return { updated, stripeStatus: state.subscription?.status ?? "none" };
}

/**
 * Records what somebody has just changed at Stripe, and syncs. The change is done, so that a failure to read it is not theirs: the
 * webhook syncs, too.
 */
export async function recordAndSync(lease: Lease, event: Parameters<typeof record>[1]): Promise<void> {
  await transaction((tx) => record(tx, event));
  await syncUnderLease(lease).catch((error: unknown) => log.warn({ err: error }, "not synced with Stripe"));
}

/** The events that came since Stripe was last read. */
function waitingEvents(businessId: string): Promise<WaitingEvent[]> {
  return db().stripeEvent.findMany({
    where: { businessId, handledAt: null },
    select: { id: true, occurredAt: true },
  });
}

interface WaitingEvent {
  id: string;
  occurredAt: Date | null;
}

/** The columns that mirror Stripe. */
const billingSelect = {
  ...columns("stripeCustomerId", "stripeSubscriptionId", "subscriptionStatus", "subscriptionPlan"),
  ...columns("subscriptionPriceId", "subscriptionCurrentPeriodEnd", "cancelAtPeriodEnd", "trialUsedAt"),
  ...columns("trialEndsAt", "nextChargeAmount", "nextInvoiceTotal", "nextChargeCurrency", "nextChargeAt"),
  ...columns("cardBrand", "cardLast4", "isEarlyAdopter"),
} satisfies Prisma.BusinessSelect;

type Mirror = Omit<Prisma.BusinessGetPayload<{ select: typeof billingSelect }>, "isEarlyAdopter">;

/** Stores Stripe's state, which was read after `events`, in one transaction with the emails that it triggers. */
async function store(
  tx: Tx,
  lease: Lease,
  { state, events }: { state: StripeState; events: WaitingEvent[] },
): Promise<boolean> {
  const { businessId: id } = lease;
  await tx.$queryRaw`SELECT 1 AS locked FROM businesses WHERE id = ${id}::uuid FOR UPDATE`;
  await assertHeld(tx, lease);
  const before = await tx.business.findUniqueOrThrow({ where: { id }, select: billingSelect });
  const { isEarlyAdopter, ...mirrored } = before;
  const after = mirror(mirrored, state);
  const isChanged = !isDeepStrictEqual(after, mirrored);
  if (isChanged) await tx.business.update({ where: { id }, data: after, select: { id: true } });
  const receipts = await storePayments(tx, id, state.payments);
  const asOf = latestOf(events);
  await sendNotices(tx, id, dueNotices({ state, receipts, isEarlyAdopter, asOf }));
  await tx.stripeEvent.updateMany({
    where: { id: { in: events.map((event) => event.id) } },
    data: { handledAt: new Date() },
  });
  if (isChanged) await recordChange(tx, id, mirrored, after);
  return isChanged;
}

/** The time of the latest event, which a test clock of Stripe's may have moved; without one, now. */
function latestOf(events: WaitingEvent[]): Date {
  const times = events.flatMap(({ occurredAt }) => (occurredAt ? [occurredAt.getTime()] : []));
  return times.length === 0 ? new Date() : new Date(Math.max(...times));
}

function mirror(before: Mirror, state: StripeState): Mirror {
  const { subscription, nextCharge, card } = state;
  const next = {
    nextChargeAmount: nextCharge?.amount ?? null,
    nextInvoiceTotal: nextCharge?.total ?? null,
    nextChargeCurrency: nextCharge?.currency ?? null,
    nextChargeAt: nextCharge?.at ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
  };
  const trialUsedAt = before.trialUsedAt ?? (state.hasHadTrial ? new Date() : null);
  if (!subscription) return { ...without(before, state), ...next, trialUsedAt };
  const status = storedStatus(subscription.status);
  return {
    ...next,
    trialUsedAt,
    stripeCustomerId: state.customerId,
    stripeSubscriptionId: subscription.id,
    subscriptionStatus: status,
    subscriptionPlan: planOf(subscription),
    subscriptionPriceId: itemOf(subscription).price.id,
    subscriptionCurrentPeriodEnd: accessEnd(subscription, isPaid(state)),
    cancelAtPeriodEnd: status !== "canceled" && endOf(subscription) !== null,
    trialEndsAt:
      status === "trialing" && subscription.trial_end !== null ? toDate(subscription.trial_end) : null,
  };
}

/** No subscription: there never was one, or its customer is gone and it ended with them. */
function without(before: Mirror, { customerId }: StripeState): Mirror {
  const hadOne = before.subscriptionStatus !== null;
  return {
    ...before,
    stripeCustomerId: customerId,
    stripeSubscriptionId: null,
    cancelAtPeriodEnd: false,
    trialEndsAt: null,
    subscriptionStatus: hadOne ? "canceled" : null,
    subscriptionCurrentPeriodEnd: null,
  };
}

/** Whether the latest period was paid for, and not given back. */
function isPaid({ latestInvoice, payments }: StripeState): boolean {
  const payment = payments.find(({ id }) => id === idOf(latestInvoice));
  return payment !== undefined && payment.refunded < payment.amountPaid;
}

/** Stores the paid invoices; returns the new ones. */
async function storePayments(tx: Tx, businessId: string, payments: Payment[]): Promise<Payment[]> {
  const rows = await tx.paidInvoice.findMany({ where: { businessId }, select: { id: true, refunded: true } });
  const stored = new Map(rows.map(({ id, refunded }) => [id, refunded]));
  const added = payments.filter(({ id }) => !stored.has(id));
  if (added.length > 0)
    await tx.paidInvoice.createMany({ data: added.map((payment) => ({ ...payment, businessId })) });
  for (const { id, refunded } of payments)
    if (stored.has(id) && stored.get(id) !== refunded)
      await tx.paidInvoice.update({ where: { id }, data: { refunded }, select: { id: true } });
  return added;
}

async function recordChange(tx: Tx, id: string, before: Mirror, after: Mirror): Promise<void> {
  const words = ({ subscriptionStatus, subscriptionPlan, cancelAtPeriodEnd }: Mirror) =>
    [subscriptionStatus ?? "none", subscriptionPlan, cancelAtPeriodEnd && "ending"].filter(Boolean).join(" ");
  const details = { from: words(before), to: words(after) };
  if (details.from !== details.to)
    await record(tx, { by: null, type: "business.subscription-changed", id, details });
}
