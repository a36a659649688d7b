import { deriveSecret } from "@/lib/kernel/secrets";

/** The token of an invitation's link; the row stores `hashSecret` of it. */
export function invitationToken(invitationId: string): string {
  return deriveSecret(`admin-invitation:${invitationId}`);
}
