import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";

type Named = Pick<BusinessView, "id" | "name">;

/** What a user needs before they can create projects. */
export type NextStep = { kind: "create-business" } | { kind: "choose-plan"; businesses: Named[] };

/**
 * Null if nothing is missing. Only owners choose a plan: admins are shown nothing about it, and users who can create projects
 * in some business are not asked to create one.
 */
export function nextStep(businesses: BusinessView[]): NextStep | null {
  const own = businesses.filter(({ role }) => canInBusiness(role, "billing:manage"));
  const unpaid = own.filter(({ entitled }) => !entitled).map(({ id, name }) => ({ id, name }));
  if (unpaid.length > 0) return { kind: "choose-plan", businesses: unpaid };
  return businesses.some(({ entitled }) => entitled) ? null : { kind: "create-business" };
}
