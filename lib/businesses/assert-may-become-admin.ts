import type { Tx } from "@/lib/kernel/db";
import { AppError } from "@/lib/shared/errors";

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
  if (userId === ownerId) throw new AppError("conflict", { key: "isOwner" });
  if (userId && (await tx.businessAdmin.count({ where: { businessId, userId } })) > 0) throw alreadyAdmin();
  const open = { businessId, email, acceptedAt: null, expiresAt: { gt: new Date() } };
  if ((await tx.adminInvitation.count({ where: open })) > 0)
    throw new AppError("conflict", { key: "alreadyInvited" });
}

export function alreadyAdmin(): AppError {
  return new AppError("conflict", { key: "alreadyAdmin" });
}
