import { invite } from "./invite";
import type { AddAdminInput } from "./schema";
import { type AddAdminResult, adminSelect, type BusinessAdminView, toAdminView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { onTaken, transaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { spend } from "@/lib/rate-limit";

interface Addition {
  businessId: string;
  userId: string;
}

/**
 * Makes the account with this address an admin of the business, accepted at once, or invites an address without one; either
 * way they are mailed (CONTRACT "Businesses"). Throws conflict for the owner, for who is an admin already, and for an
 * address whose invitation still stands, or when the account is not as `hasAccount` says; at most 60 an hour.
 */
export async function addAdmin(
  actor: Actor,
  { id, email, hasAccount }: AddAdminInput,
): Promise<AddAdminResult> {
  return transaction(async (tx) => {
    const { business } = await authorize(actor, "admin:invite", { businessId: id });
    await spend("adminInvitations", actor.id);
    const account = await tx.user.findUnique({ where: { email }, select: { id: true } });
    // Who agreed to a mail must not get an admin whose name they were never shown (CONTRACT: the form shows it and asks).
    if (hasAccount !== undefined && hasAccount !== Boolean(account))
      throw new AppError("conflict", { key: "candidateChanged" });
    if (account) await assertOutside(tx, { businessId: business.id, userId: account.id }, business.ownerId);
    await makeRoom(tx, business.id, email);
    if (!account)
      return { status: "invited", invitation: await invite(tx, actor, { businessId: business.id, email }) };
    return { status: "added", admin: await add(tx, actor, { businessId: business.id, userId: account.id }) };
  });
}

async function assertOutside(tx: Tx, { businessId, userId }: Addition, ownerId: string): Promise<void> {
  if (userId === ownerId) throw new AppError("conflict", { key: "isOwner" });
  const admins = await tx.businessAdmin.count({ where: { businessId, userId } });
  if (admins > 0) throw alreadyAdmin();
}

/** Only one invitation of an address may be open: one that ran out makes room, one that stands is in the way. */
async function makeRoom(tx: Tx, businessId: string, email: string): Promise<void> {
  const open = { businessId, email, acceptedAt: null };
  await tx.adminInvitation.deleteMany({ where: { ...open, expiresAt: { lte: new Date() } } });
  if ((await tx.adminInvitation.count({ where: open })) > 0)
    throw new AppError("conflict", { key: "alreadyInvited" });
}

async function add(tx: Tx, actor: Actor, { businessId, userId }: Addition): Promise<BusinessAdminView> {
  const admin = await tx.businessAdmin
    .create({
      data: { businessId, userId, invitedBy: actor.id, acceptedAt: new Date() },
      select: adminSelect,
    })
    .catch(onTaken(alreadyAdmin));
  await enqueue(tx, "mail.admin-added", { businessId, userId });
  await record(tx, { by: actor, type: "business.admin-added", id: businessId, details: { userId } });
  return toAdminView(admin);
}

function alreadyAdmin(): AppError {
  return new AppError("conflict", { key: "alreadyAdmin" });
}
