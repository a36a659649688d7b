import { invitationToken } from "./invitation-token";
import { invitationSelect, type InvitationView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { assertEmailConfirmed } from "@/lib/account/email/confirm-email";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { onUniqueViolation, type Tx } from "@/lib/kernel/db";
import { canMail } from "@/lib/kernel/env";
import { newId } from "@/lib/kernel/new-id";
import { hashSecret } from "@/lib/kernel/secrets";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { AppError, conflict } from "@/lib/shared/errors";

/** How long an invitation can be accepted: seven days. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Invites an address without an account: mails it the link, in the inviter's language. Throws conflict when it has just been
 * invited by somebody else, forbidden while the inviter's own address is not confirmed, not_configured where no mail can be sent.
 */
export async function invite(
  tx: Tx,
  actor: Actor,
  { businessId, email }: { businessId: string; email: string },
): Promise<InvitationView> {
  if (!canMail) throw new AppError("not_configured", { key: "invitationNeedsMail" });
  await assertEmailConfirmed(actor);
  const id = newId();
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  const token = hashSecret(invitationToken(id));
  const invitation = await tx.adminInvitation
    .create({
      data: { id, businessId, email, invitedBy: actor.id, token, expiresAt },
      select: invitationSelect,
    })
    .catch(onUniqueViolation(() => conflict("alreadyInvited")));
  await enqueue(tx, "mail.admin-invitation", { invitationId: id }, businessId);
  const details = { invitationId: id, email };
  await record(tx, { by: actor, type: "business.admin-invited", id: businessId, details });
  return withIsoTimes(invitation);
}
