import { Prisma } from "@/lib/kernel/db";
import { isBilled } from "@/lib/kernel/env";
import { PRICING } from "@/lib/shared/product";

/** What the plan's state is read from: columns of a business. */
export interface Subscription {
  isEarlyAdopter: boolean;
  subscriptionStatus: string | null;
  subscriptionPlan: string | null;
  subscriptionCurrentPeriodEnd: Date | null;
}

const ENTITLING = new Set<string>(["active", "trialing", "early_adopter"]);

/**
 * Whether a business may create and reactivate projects and use paid features. A canceled plan counts until the period that was
 * paid for ends; a plan that is past due, or in an unknown state, does not count. Where nobody is billed, every business may.
 */
export function isEntitled(subscription: Subscription, now: Date): boolean {
  if (subscription.isEarlyAdopter || !isBilled) return true;
  if (subscription.subscriptionStatus === null) return false;
  if (ENTITLING.has(subscription.subscriptionStatus)) return true;
  const paidUntil = subscription.subscriptionCurrentPeriodEnd;
  return subscription.subscriptionStatus === "canceled" && paidUntil !== null && paidUntil > now;
}

/** `isEntitled` at this moment of a statement's business `b`, as an SQL condition that is never null. */
export const IS_ENTITLED = Prisma.sql`(
  ${!isBilled}::boolean OR b.is_early_adopter OR COALESCE(b.subscription_status = ANY (${[...ENTITLING]}), false)
  OR COALESCE(b.subscription_status = 'canceled' AND b.subscription_current_period_end > now(), false))`;

/** How many projects may be active at once: unlimited on the yearly plan, for early adopters, and where nobody is billed. */
export function activeProjectLimit(subscription: Subscription): number {
  return isYearly(subscription) ? Number.POSITIVE_INFINITY : PRICING.monthlyProjectLimit;
}

function isYearly({ isEarlyAdopter, subscriptionStatus, subscriptionPlan }: Subscription): boolean {
  return (
    !isBilled || isEarlyAdopter || subscriptionStatus === "early_adopter" || subscriptionPlan === "yearly"
  );
}

/** Whether a business is entitled, and to all that the yearly plan has: also early adopters, and where nobody is billed. */
export function hasYearlyPlan(subscription: Subscription, now: Date): boolean {
  return isEntitled(subscription, now) && isYearly(subscription);
}

/** `hasYearlyPlan` at this moment of a statement's business `b`, as an SQL condition that is never null. */
export const HAS_YEARLY_PLAN = Prisma.sql`(${IS_ENTITLED} AND (
  ${!isBilled}::boolean OR b.is_early_adopter OR COALESCE(b.subscription_status = 'early_adopter' OR b.subscription_plan = 'yearly', false)))`;

/** The status that screens show: `not_billed` where nobody is, `early_adopter` while the flag is set, else the stored one. */
export function shownStatus(subscription: Subscription): string | null {
  if (!isBilled) return "not_billed";
  return subscription.isEarlyAdopter ? "early_adopter" : subscription.subscriptionStatus;
}
