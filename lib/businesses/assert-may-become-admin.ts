import type { Tx } from "@/lib/kernel/db";
import { conflict } from "@/lib/shared/errors";

/** Throws conflict for the business's owner, an admin, and an address with an open invitation; `userId` is its account's, if there is one. */
export async function assertMayBecomeAdmin(
  tx: Tx,
  { id: businessId, ownerId }: { id: string; ownerId: string },
  { email, userId }: { email: string; userId: string | undefined },
): Promise<void> {
  if (userId === ownerId) throw conflict("isOwner");
  if (userId && (await tx.businessAdmin.count({ where: { businessId, userId } })) > 0)
    throw conflict("alreadyAdmin");
  const open = { businessId, email, acceptedAt: null, expiresAt: { gt: new Date() } };
  if ((await tx.adminInvitation.count({ where: open })) > 0) throw conflict("alreadyInvited");
}
