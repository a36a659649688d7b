import { invitationToken } from "./invitation-token";
import {
  type AddAdminResult,
  adminSelect,
  type BusinessAdminView,
  type CandidateView,
  invitationSelect,
  type InvitationView,
} from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { assertEmailConfirmed } from "@/lib/account/email/confirm-email";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { db, onUniqueViolation, type Tx } from "@/lib/kernel/db";
import { canMail } from "@/lib/kernel/env";
import { newId } from "@/lib/kernel/new-id";
import { spend } from "@/lib/kernel/rate-limit";
import { hashSecret } from "@/lib/kernel/secrets";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { AppError, conflict, conflictAt } from "@/lib/shared/errors";

interface Addition {
  businessId: string;
  userId: string;
}

/**
 * Makes the account with this address an admin, accepted at once, or invites an address without an account; mails them either
 * way. Throws conflict for the owner, an existing admin or a pending invitation, and when `hasAccount` is no longer true;
 * rate_limited after 60 in an hour.
 */
export async function addAdmin(
  actor: Actor,
  { id, email, hasAccount }: { id: string; email: string; hasAccount?: boolean | undefined },
): Promise<AddAdminResult> {
  return whileAuthorized(actor, "admin:invite", { businessId: id }, async ({ tx, business }) => {
    await spend("adminInvitations", actor.id);
    const account = await tx.user.findUnique({ where: { email }, select: { id: true } });
    // The form shows the account's name and asks: somebody who agreed to a mail must not get an admin they never saw.
    if (hasAccount !== undefined && hasAccount !== Boolean(account)) throw conflict("candidateChanged");
    await assertMayBecomeAdmin(tx, business, { email, userId: account?.id });
    await clearExpiredInvitation(tx, business.id, email);
    if (!account)
      return { status: "invited", invitation: await invite(tx, actor, { businessId: business.id, email }) };
    return { status: "added", admin: await add(tx, actor, { businessId: business.id, userId: account.id }) };
  });
}

/** An address may have one open invitation: an expired one makes room for it. */
async function clearExpiredInvitation(tx: Tx, businessId: string, email: string): Promise<void> {
  const expired = { businessId, email, acceptedAt: null, expiresAt: { lte: new Date() } };
  await tx.adminInvitation.deleteMany({ where: expired });
}

async function add(tx: Tx, actor: Actor, { businessId, userId }: Addition): Promise<BusinessAdminView> {
  const admin = await tx.businessAdmin
    .create({
      data: { businessId, userId, invitedBy: actor.id, acceptedAt: new Date() },
      select: adminSelect,
    })
    .catch(onUniqueViolation(() => conflictAt("email", "alreadyAdmin")));
  await enqueue(tx, "mail.admin-added", { businessId, userId }, businessId);
  await record(tx, { by: actor, type: "business.admin-added", id: businessId, details: { userId } });
  return withIsoTimes(admin);
}

/** How long an invitation can be accepted: seven days. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Invites an address without an account: mails it the link, in the inviter's language. Throws conflict when it has just been
 * invited by somebody else, forbidden while the inviter's own address is not confirmed, not_configured where no mail can be sent.
 */
async function invite(
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
    .catch(onUniqueViolation(() => conflictAt("email", "alreadyInvited")));
  await enqueue(tx, "mail.admin-invitation", { invitationId: id }, businessId);
  const details = { invitationId: id, email };
  await record(tx, { by: actor, type: "business.admin-invited", id: businessId, details });
  return withIsoTimes(invitation);
}

/**
 * The account of an address, so that the owner sees whom they are about to make an admin. Throws conflict where adding them
 * would, before anybody is asked. Rate-limited, since it reveals who has an account.
 */
export async function findAdminCandidate(
  actor: Actor,
  { id, email }: { id: string; email: string },
): Promise<CandidateView> {
  const { business } = await authorize(actor, "admin:invite", { businessId: id });
  await spend("accountLookups", actor.id);
  const select = { id: true, name: true, createdAt: true };
  const account = await db().user.findUnique({ where: { email }, select });
  await assertMayBecomeAdmin(db(), business, { email, userId: account?.id });
  return { account: account && { name: account.name, createdAt: account.createdAt.toISOString() } };
}

/** Throws conflict for the business's owner, an admin, and an address with an open invitation; `userId` is its account's, if there is one. */
async function assertMayBecomeAdmin(
  tx: Tx,
  { id: businessId, ownerId }: { id: string; ownerId: string },
  { email, userId }: { email: string; userId: string | undefined },
): Promise<void> {
  if (userId === ownerId) throw conflictAt("email", "isOwner");
  if (userId && (await tx.businessAdmin.count({ where: { businessId, userId } })) > 0)
    throw conflictAt("email", "alreadyAdmin");
  const open = { businessId, email, acceptedAt: null, expiresAt: { gt: new Date() } };
  if ((await tx.adminInvitation.count({ where: open })) > 0) throw conflictAt("email", "alreadyInvited");
}
