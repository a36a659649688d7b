import type { Actor } from "@/lib/access/actor";
import { authorize, type BusinessScope } from "@/lib/access/authorize";
import type { BusinessPermission } from "@/lib/access/policy";
import { AppError, invalid } from "@/lib/errors";

/** `authorize` for a business whose id came in a body: an unknown or inaccessible one is a 400. */
export async function authorizeBilling(
  actor: Actor,
  permission: BusinessPermission,
  businessId: string,
): Promise<BusinessScope["business"]> {
  const { business } = await authorize(actor, permission, { businessId }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "not_found" ? invalid("businessId", "unknown") : error;
  });
  return business;
}
