import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";

/** What a card says and offers. */
export type BillingState =
  | "none"
  | "trial"
  /** A trial or a paid period that was cancelled and still runs: it can be reactivated. */
  | "trialEnding"
  | "ending"
  | "active"
  | "pastDue"
  /** Ended at Stripe, with a paid period that still runs. */
  | "paidUntil"
  | "ended"
  | "earlyAdopter"
  /** Nobody pays for plans here. */
  | "notBilled";

type Billed = Pick<BusinessView, "subscriptionStatus" | "cancelAtPeriodEnd" | "entitled" | "isEarlyAdopter">;

/** Unknown statuses count as none. */
export function billingState({
  subscriptionStatus,
  cancelAtPeriodEnd,
  entitled,
  isEarlyAdopter,
}: Billed): BillingState {
  if (isEarlyAdopter) return "earlyAdopter";
  switch (subscriptionStatus) {
    case "not_billed":
      return "notBilled";
    case "trialing":
      return cancelAtPeriodEnd ? "trialEnding" : "trial";
    case "active":
      return cancelAtPeriodEnd ? "ending" : "active";
    case "past_due":
      return "pastDue";
    case "canceled":
      return entitled ? "paidUntil" : "ended";
    default:
      return "none";
  }
}

/** Whether a new subscription can be bought. */
export function canBuy(state: BillingState): boolean {
  return ["none", "ended", "paidUntil"].includes(state);
}

/** Whether a subscription can be cancelled. */
export function canCancel(state: BillingState): boolean {
  return ["trial", "active", "pastDue"].includes(state);
}

export function isEnding(state: BillingState): boolean {
  return state === "trialEnding" || state === "ending";
}

/** Businesses in trouble first; the others keep their order. */
export function inTroubleFirst(businesses: BusinessView[]): BusinessView[] {
  const isInTrouble = (business: BusinessView) => billingState(business) === "pastDue";
  return [...businesses].sort((a, b) => Number(isInTrouble(b)) - Number(isInTrouble(a)));
}

/** The business whose button is the page's main one: the first in trouble, else the first that needs a plan. */
export function mainBusiness(businesses: BusinessView[]): string | undefined {
  const own = businesses.filter(({ role }) => canInBusiness(role, "billing:manage"));
  const inState = (state: (of: BillingState) => boolean) =>
    own.find((business) => state(billingState(business)));
  return (inState((state) => state === "pastDue") ?? inState(canBuy))?.id;
}
