import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";

/** A newcomer's next step: name a business, start its trial, create the first project. */
export type FirstStep = "business" | "trial" | "project";

type Known = Pick<
  BusinessView,
  "role" | "entitled" | "trialAvailable" | "subscriptionStatus" | "activeProjectCount"
>;

/** The next step to a first project; null for people who are not newcomers, must pay, or must ask an owner. */
export function firstStep(businesses: Known[]): FirstStep | null {
  const [only, ...others] = businesses;
  if (!only) return "business";
  if (others.length > 0 || !canInBusiness(only.role, "billing:manage")) return null;
  if (!only.entitled) return only.trialAvailable && only.subscriptionStatus === null ? "trial" : null;
  const isNew = ["trialing", "not_billed"].includes(only.subscriptionStatus ?? "");
  return isNew && only.activeProjectCount === 0 ? "project" : null;
}
