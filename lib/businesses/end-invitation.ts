import type { InvitationParams } from "./schema";
import type { AcceptedInvitationView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { unlessMissing } from "@/lib/access/authorize";
import { noteTarget } from "@/lib/access/noted-target";
import { record } from "@/lib/events/record";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { db, transaction, type Tx } from "@/lib/kernel/db";
import { hashSecret } from "@/lib/kernel/secrets";
import { columns } from "@/lib/kernel/sql/columns";
import { uuid } from "@/lib/kernel/text";
import { AppError, conflict, notFound } from "@/lib/shared/errors";

/**
 * Makes the actor an admin, with the link that was mailed to them or from their own list; of two concurrent calls one succeeds.
 * Throws, in this order: not_found, forbidden when another address was invited, conflict when the invitation was accepted or the actor owns
 * the business, gone when it has expired.
 */
export async function acceptInvitation(
  actor: Actor,
  { token }: { token: string },
): Promise<AcceptedInvitationView> {
  return transaction(async (tx) => {
    const { business, ...invitation } = await findInvitation(tx, actor, token);
    if (business.ownerId === actor.id) throw conflict("ownBusiness");
    await markAccepted(tx, actor, invitation.id);
    await becomeAdmin(tx, actor, invitation);
    await verifyEmail(tx, actor);
    const { businessId, id: invitationId } = invitation;
    const details = { invitationId };
    await record(tx, { by: actor, type: "business.invitation-accepted", id: businessId, details });
    noteTarget({ businessId });
    return { businessId };
  });
}

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

/** Cancels an invitation, pending or expired: its link stops working. Throws not_found for an accepted one. */
export async function cancelInvitation(actor: Actor, { id, invitationId }: InvitationParams): Promise<void> {
  await whileAuthorized(actor, "admin:invite", { businessId: id }, async (scope) => {
    const businessId = scope.business.id;
    const cancelled = await scope.tx.adminInvitation.deleteMany({
      where: { id: invitationId, businessId, acceptedAt: null },
    });
    if (cancelled.count === 0) throw notFound();
    await scope.record({ type: "business.invitation-cancelled", id: businessId, details: { invitationId } });
  }).catch(
    unlessMissing(() =>
      db().adminInvitation.count({ where: { id: invitationId, businessId: id, acceptedAt: null } }),
    ),
  );
}

/**
 * The actor's invitation: by the token of its link or, once they have confirmed their address, by its id. Throws not_found, and
 * forbidden with the link to another address.
 */
async function findInvitation(tx: Tx, actor: Actor, token: string) {
  const { success: isId, data: id } = uuid().safeParse(token);
  const invitation = await tx.adminInvitation.findUnique({
    where: isId ? { id, email: await confirmedAddress(tx, actor) } : { token: hashSecret(token) },
    select: {
      ...columns("id", "businessId", "email", "invitedBy", "createdAt"),
      business: { select: { ownerId: true } },
    },
  });
  if (!invitation) throw notFound();
  const { email, ...found } = invitation;
  if (email !== actor.email)
    throw new AppError("forbidden", { key: "invitationOtherAddress", params: { email } });
  return found;
}

/** Throws not_found before the actor has shown that they read its mail. */
async function confirmedAddress(tx: Tx, { id, email }: Actor): Promise<string> {
  const where = { id, email, emailVerifiedAt: { not: null } };
  if ((await tx.user.count({ where })) === 0) throw notFound();
  return email;
}

/** Of two concurrent acceptances, or an acceptance and a cancellation, the second finds nothing to mark. */
async function markAccepted(tx: Tx, actor: Actor, id: string): Promise<void> {
  const now = new Date();
  const marked = await tx.adminInvitation.updateMany({
    where: { id, acceptedAt: null, expiresAt: { gt: now } },
    data: { acceptedAt: now, acceptedBy: actor.id },
  });
  if (marked.count === 0) throw await refusal(tx, id);
}

async function refusal(tx: Tx, id: string): Promise<AppError> {
  const current = await tx.adminInvitation.findUnique({ where: { id }, select: { acceptedAt: true } });
  if (!current) return notFound();
  return current.acceptedAt
    ? conflict("invitationAccepted")
    : new AppError("gone", { key: "invitationExpired" });
}

/** Someone who became an admin in the meantime stays one, now by this invitation. */
async function becomeAdmin(
  tx: Tx,
  actor: Actor,
  { businessId, invitedBy, createdAt }: { businessId: string; invitedBy: string | null; createdAt: Date },
): Promise<void> {
  const invited = { invitedBy, invitedAt: createdAt, acceptedAt: new Date() };
  await tx.businessAdmin.upsert({
    where: { businessId_userId: { businessId, userId: actor.id } },
    create: { businessId, userId: actor.id, ...invited },
    update: invited,
    select: { userId: true },
  });
}

/** The link proves that the actor reads the address's mail. */
async function verifyEmail(tx: Tx, actor: Actor): Promise<void> {
  await tx.user.updateMany({
    where: { id: actor.id, email: actor.email, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  });
}
