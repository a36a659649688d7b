import { findInvitation } from "./accept-invitation";
import type { Actor } from "@/lib/access/actor";
import { noteTarget } from "@/lib/access/noted-target";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { conflict } from "@/lib/shared/errors";

/** Ends an invitation, open or expired, for whom it is. Throws as accepting it does. */
export async function declineInvitation(actor: Actor, { token }: { token: string }): Promise<void> {
  await transaction(async (tx) => {
    const { id: invitationId, businessId } = await findInvitation(tx, actor, token);
    const declined = await tx.adminInvitation.deleteMany({ where: { id: invitationId, acceptedAt: null } });
    if (declined.count === 0) throw conflict("invitationAccepted");
    const details = { invitationId };
    await record(tx, { by: actor, type: "business.invitation-cancelled", id: businessId, details });
    noteTarget({ businessId });
  });
}
