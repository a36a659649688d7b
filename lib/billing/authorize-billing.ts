import type { Actor } from "@/lib/access/actor";
import { authorize, type BusinessScope } from "@/lib/access/authorize";
import { unknownAt } from "@/lib/access/body-error";
import type { BusinessPermission } from "@/lib/access/policy";

/** `authorize` for a business whose id came in a body: an unknown or inaccessible one is a 400. */
export async function authorizeBilling(
  actor: Actor,
  permission: BusinessPermission,
  businessId: string,
): Promise<BusinessScope["business"]> {
  const { business } = await authorize(actor, permission, { businessId }).catch(unknownAt("businessId"));
  return business;
}
