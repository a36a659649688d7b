import type { Tx } from "@/lib/kernel/db";
import { conflict } from "@/lib/shared/errors";

interface Candidate {
  email: string;
  /** The id of the account with this address, if there is one. */
  userId: string | undefined;
}

/** Throws conflict for the business's owner, an admin, and an address with an open invitation. */
export async function assertMayBecomeAdmin(
  tx: Tx,
  { id: businessId, ownerId }: { id: string; ownerId: string },
  { email, userId }: Candidate,
): Promise<void> {
  if (userId === ownerId) throw conflict("isOwner");
  if (userId && (await tx.businessAdmin.count({ where: { businessId, userId } })) > 0)
    throw conflict("alreadyAdmin");
  const open = { businessId, email, acceptedAt: null, expiresAt: { gt: new Date() } };
  if ((await tx.adminInvitation.count({ where: open })) > 0) throw conflict("alreadyInvited");
}
