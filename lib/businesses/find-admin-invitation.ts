import type { TokenParams } from "./schema";
import { invitationDetailSelect, type InvitationDetailView, toInvitationDetailView } from "./view";
import { db } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { hashSecret } from "@/lib/secrets";

/** What an invitation's link leads to, signed out too (CONTRACT "Businesses"). Throws not_found for a cancelled one too. */
export async function findAdminInvitation(
  _caller: null,
  { token }: TokenParams,
): Promise<InvitationDetailView> {
  const invitation = await readAdminInvitation(token);
  if (!invitation) throw notFound();
  return invitation;
}

/** The same for our own page; null when the link leads nowhere. */
export async function readAdminInvitation(token: string): Promise<InvitationDetailView | null> {
  const row = await db().adminInvitation.findUnique({
    where: { token: hashSecret(token) },
    select: invitationDetailSelect,
  });
  return row && toInvitationDetailView(row);
}
