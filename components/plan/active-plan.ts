import type { Plan } from "@/lib/billing/limits";
import type { BusinessView } from "@/lib/businesses/view";

type Planned = Pick<BusinessView, "subscriptionStatus" | "subscriptionPlan">;

/** The plan of a subscription that can still charge; null without one, and then a new one can be bought. */
export function activePlan({ subscriptionStatus, subscriptionPlan }: Planned): Plan | null {
  if (!["active", "trialing", "past_due"].includes(subscriptionStatus ?? "")) return null;
  return subscriptionPlan === "yearly" ? "yearly" : "monthly";
}
