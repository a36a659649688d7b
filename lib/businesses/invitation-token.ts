import { createHmac } from "node:crypto";
import { env } from "@/lib/env";

/**
 * The secret of an invitation's link, made from its id whenever it is needed: neither the database nor the queue holds it,
 * and a mail that is sent once more carries the same link. The row keeps `hashSecret` of it.
 */
export function invitationToken(invitationId: string): string {
  if (!env.AUTH_SECRET) throw new Error("AUTH_SECRET is not set");
  return createHmac("sha256", env.AUTH_SECRET).update(`admin-invitation:${invitationId}`).digest("base64url");
}
