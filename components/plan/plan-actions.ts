import type { Action } from "@/components/form/use-action";
import type { Plan } from "@/lib/billing/limits";

/** The server actions that buy or change a plan. */
export interface PlanActions {
  /** `returnTo` is where Stripe's page leads back to. */
  subscribe: Action<{ businessId: string; plan: Plan; returnTo: string }, { sessionUrl: string }>;
  change: Action<{ businessId: string; newPlan: Plan; prorationDate: number }, { message: string }>;
}

/** Reads a business's subscription from Stripe. */
export type CheckStatus = Action<{ businessId: string }, { updated: boolean; stripeStatus: string }>;
