import type { Plan } from "@/lib/billing/limits";
import type { BusinessView } from "@/lib/businesses/view";

type Planned = Pick<BusinessView, "subscriptionStatus" | "subscriptionPlan">;

/** The plan that a subscription runs on which can still charge; null without one: then a new one can be bought. */
export function runningPlan({ subscriptionStatus, subscriptionPlan }: Planned): Plan | null {
  if (!["active", "trialing", "past_due"].includes(subscriptionStatus ?? "")) return null;
  return subscriptionPlan === "yearly" ? "yearly" : "monthly";
}
