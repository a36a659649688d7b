import { invitationDetailSelect, type InvitationDetailView, toInvitationDetailView } from "./view";
import { db } from "@/lib/kernel/db";
import { hashSecret } from "@/lib/kernel/secrets";
import { orNotFound } from "@/lib/shared/errors";

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
