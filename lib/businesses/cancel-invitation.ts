import type { InvitationParams } from "./schema";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Cancels an invitation, pending or expired: its link stops working. Throws not_found for an accepted one. */
export async function cancelInvitation(actor: Actor, { id, invitationId }: InvitationParams): Promise<void> {
  await transaction(async (tx) => {
    const { business } = await authorize(actor, "admin:invite", { businessId: id });
    const cancelled = await tx.adminInvitation.deleteMany({
      where: { id: invitationId, businessId: business.id, acceptedAt: null },
    });
    if (cancelled.count === 0) throw notFound();
    const details = { invitationId };
    await record(tx, { by: actor, type: "business.invitation-cancelled", id: business.id, details });
  });
}
