import { endOf, isLastPeriod, planOf, toDate } from "./subscription-state";
import type { Payment, StripeState } from "@/lib/billing/stripe/read-stripe";
import { enqueue } from "@/lib/events/jobs";
import type { Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";

export const NOTICE_KINDS = [
  "trial_ending",
  "renewal",
  "payment_failed",
  "receipt",
  "cancelled",
  "ended",
  "early_adopter",
  "early_adopter_ended",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * Whether a notice is still true when it is mailed: early adopters are charged nothing and lose nothing, so that of their plan only
 * receipts matter.
 */
export function isTrueFor(kind: NoticeKind, { isEarlyAdopter }: { isEarlyAdopter: boolean }): boolean {
  return kind === "receipt" || (kind === "early_adopter") === isEarlyAdopter;
}

/** Something to tell a business's owner, once for each `subject`. */
export interface Notice {
  kind: NoticeKind;
  subject: string;
  amount: number | null;
  currency: string | null;
  at: Date;
}

interface Situation {
  state: StripeState;
  /** The payments that are new. */
  receipts: Payment[];
  isEarlyAdopter: boolean;
  asOf: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const TRIAL_DAYS = 3;
const RENEWAL_DAYS = 7;
/** Days after which an end is no news: those from before it was mailed are long past. */
const ENDED_DAYS = 3;

/** What the owner has to be told. The database then drops what they were already told. */
export function dueNotices(situation: Situation): Notice[] {
  const kept = situation.receipts.filter(({ amountPaid, refunded }) => refunded < amountPaid);
  const receipts = kept.map(({ id, amountPaid, currency, paidAt }) => ({
    kind: "receipt" as const,
    subject: id,
    amount: amountPaid,
    currency,
    at: paidAt,
  }));
  const ends = [...cancellation(situation), ...immediateEnd(situation)];
  return [...receipts, ...failure(situation), ...ends, ...warning(situation)];
}

function failure({ state: { subscription, latestInvoice } }: Situation): Notice[] {
  if (!subscription || latestInvoice?.status !== "open" || latestInvoice.attempt_count === 0) return [];
  if (!["past_due", "unpaid"].includes(subscription.status)) return [];
  const { id, amount_remaining: amount, currency, created } = latestInvoice;
  return [{ kind: "payment_failed", subject: id, amount, currency, at: toDate(created) }];
}

/**
 * Once nothing will be charged any more. Stripe stores when somebody cancelled, so that each cancellation is announced once, also
 * after reactivating.
 */
function cancellation({ state: { subscription }, isEarlyAdopter }: Situation): Notice[] {
  const end = subscription && endOf(subscription);
  if (!subscription || end === null || isEarlyAdopter) return [];
  if (!isLastPeriod(subscription) || subscription.canceled_at === null) return [];
  const at = toDate(end);
  const subject = `${subscription.id} ${subscription.canceled_at}`;
  return [{ kind: "cancelled", subject, amount: null, currency: null, at }];
}

/** Without a date before it: a plan past due that its owner cancels, or on which Stripe gives up. */
function immediateEnd({ state: { subscription }, isEarlyAdopter, asOf }: Situation): Notice[] {
  if (subscription?.status !== "canceled" || endOf(subscription) !== null || isEarlyAdopter) return [];
  if (subscription.ended_at === null) return [];
  const at = toDate(subscription.ended_at);
  if (asOf.getTime() - at.getTime() > ENDED_DAYS * DAY_MS) return [];
  return [{ kind: "ended", subject: subscription.id, amount: null, currency: null, at }];
}

/** Before the first charge, and before a year is charged. */
function warning({ state: { subscription, nextCharge }, asOf }: Situation): Notice[] {
  if (!subscription || !nextCharge) return [];
  const isTrial = subscription.status === "trialing";
  if (!isTrial && (subscription.status !== "active" || planOf(subscription) !== "yearly")) return [];
  const days = isTrial ? TRIAL_DAYS : RENEWAL_DAYS;
  if (!isWithin(nextCharge.at, asOf, days)) return [];
  const { amount, currency, at } = nextCharge;
  const subject = `${subscription.id} ${at.toISOString()}`;
  return [{ kind: isTrial ? "trial_ending" : "renewal", subject, amount, currency, at }];
}

function isWithin(at: Date, asOf: Date, days: number): boolean {
  const left = at.getTime() - asOf.getTime();
  return left > 0 && left <= days * DAY_MS;
}

/** Queues the mails of those that are new. */
export async function sendNotices(tx: Tx, businessId: string, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const data = notices.map((notice) => ({ ...notice, id: newId(), businessId }));
  const made = await tx.billingNotice.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true },
  });
  for (const { id: noticeId } of made) await enqueue(tx, "mail.billing", { noticeId }, businessId);
}
