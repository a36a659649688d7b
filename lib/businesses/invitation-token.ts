import { deriveSecret } from "@/lib/secrets";

/** The secret of an invitation's link; the row keeps `hashSecret` of it. */
export function invitationToken(invitationId: string): string {
  return deriveSecret(`admin-invitation:${invitationId}`);
}
