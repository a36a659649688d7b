import {
  invitationDetailSelect,
  type InvitationDetailView,
  type OwnInvitationView,
  toInvitationDetailView,
} from "./view";
import type { Actor } from "@/lib/access/actor";
import { db, Prisma, query } from "@/lib/kernel/db";
import { hashSecret } from "@/lib/kernel/secrets";
import { isoOf } from "@/lib/kernel/sql/stored-time";
import { orNotFound } from "@/lib/shared/errors";

interface SetUp {
  /** Whether somebody has shown that they read the mail of their address, by a code or by a link to it. */
  hasConfirmed: boolean;
  hasPasskey: boolean;
  /** The open ones to their confirmed address, oldest first. */
  invitations: OwnInvitationView[];
}

/** What there is to ask of an account at the start of a day. One statement. */
export async function readSetUp({ id }: Actor): Promise<SetUp> {
  const [found] = await query<SetUp>(Prisma.sql`
    SELECT me.email_verified_at IS NOT NULL AS "hasConfirmed",
      EXISTS (SELECT 1 FROM passkeys WHERE user_id = me.id) AS "hasPasskey",
      ARRAY(
        SELECT json_build_object('id', i.id, 'business', b.name, 'inviter', COALESCE(inviter.name, owner.name), 'expiresAt', i.expires_at)
        FROM admin_invitations i JOIN businesses b ON b.id = i.business_id
        JOIN users owner ON owner.id = b.owner_id LEFT JOIN users inviter ON inviter.id = i.invited_by
        WHERE i.email = me.email AND me.email_verified_at IS NOT NULL AND b.owner_id <> me.id
          AND i.accepted_at IS NULL AND i.expires_at > now()
        ORDER BY i.created_at, i.id) AS invitations
    FROM users me WHERE me.id = ${id}::uuid`);
  const { invitations, ...known } = found ?? { hasConfirmed: true, hasPasskey: true, invitations: [] };
  return {
    ...known,
    invitations: invitations.map((one) => ({ ...one, expiresAt: isoOf(one.expiresAt) })),
  };
}

/** The open invitations to help run a business, to the address that the actor has confirmed; oldest first. */
export async function listOwnInvitations(actor: Actor): Promise<OwnInvitationView[]> {
  return (await readSetUp(actor)).invitations;
}

/** The invitation that a link leads to, for visitors too. Throws not_found, also for a canceled one. */
export async function findAdminInvitation(
  _caller: null,
  { token }: { token: string },
): Promise<InvitationDetailView> {
  return orNotFound(await readAdminInvitation(token));
}

/** The same for our own page; null when there is no such invitation. */
export async function readAdminInvitation(token: string): Promise<InvitationDetailView | null> {
  const row = await db().adminInvitation.findUnique({
    where: { token: hashSecret(token) },
    select: invitationDetailSelect,
  });
  return row && toInvitationDetailView(row);
}
