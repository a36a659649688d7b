import type { InvitationParams } from "./schema";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { notFound } from "@/lib/shared/errors";

/** Cancels an invitation, pending or expired: its link stops working. Throws not_found for an accepted one. */
export async function cancelInvitation(actor: Actor, { id, invitationId }: InvitationParams): Promise<void> {
  await whileAuthorized(actor, "admin:invite", { businessId: id }, async ({ tx, business, record }) => {
    const cancelled = await tx.adminInvitation.deleteMany({
      where: { id: invitationId, businessId: business.id, acceptedAt: null },
    });
    if (cancelled.count === 0) throw notFound();
    await record({ type: "business.invitation-cancelled", id: business.id, details: { invitationId } });
  });
}
