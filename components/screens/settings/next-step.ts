import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";

/** What somebody lacks before they can create projects. */
export type NextStep = { kind: "create-business" } | { kind: "choose-plan"; businesses: string[] };

/**
 * Null when nothing is in the way. A plan is the owner's to choose: who only administers a business is shown nothing of it,
 * and who can create projects somewhere is not asked to found a business.
 */
export function nextStep(businesses: BusinessView[]): NextStep | null {
  const own = businesses.filter(({ role }) => canInBusiness(role, "billing:manage"));
  const unpaid = own.filter(({ entitled }) => !entitled).map(({ name }) => name);
  if (unpaid.length > 0) return { kind: "choose-plan", businesses: unpaid };
  return businesses.some(({ entitled }) => entitled) ? null : { kind: "create-business" };
}
