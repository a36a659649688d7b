import type { Action } from "@/components/form/use-action";
import type { CheckStatus, PlanActions } from "@/components/plan/plan-actions";

/** The server actions of the billing page. */
export interface BillingActions extends PlanActions {
  check: CheckStatus;
  cancel: Action<{ businessId: string }, { message: string }>;
  reactivate: Action<{ businessId: string }, { message: string }>;
  openPortal: Action<{ businessId: string }, { url: string }>;
}
