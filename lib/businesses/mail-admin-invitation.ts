import { invitationToken } from "./invitation-token";
import { db } from "@/lib/kernel/db";
import { shortName } from "@/lib/mail/name-in-mail";
import { mailTo } from "@/lib/mail/write-mail";
import { paths } from "@/lib/shared/paths/paths";

/**
 * Mails an invitation's link in the inviter's language, since the invited address has no account with one. Does nothing when
 * the invitation was cancelled or accepted, or has expired.
 */
export async function mailAdminInvitation(
  { invitationId }: { invitationId: string },
  jobId: string,
): Promise<void> {
  const invitation = await db().adminInvitation.findUnique({
    where: { id: invitationId, acceptedAt: null, expiresAt: { gt: new Date() } },
    select: invitationSelect,
  });
  if (!invitation) return;
  const { email, business } = invitation;
  const inviter = invitation.inviter ?? business.owner;
  const names = { business: shortName(business.name), inviter: shortName(inviter.name) };
  const { language, timeZone } = inviter;
  await mailTo(jobId, { email, language, timeZone }, ({ t, format }) => ({
    subject: t("invitationSubject", names),
    paragraphs: [t("invitationBody", names), t("invitationHow", { email })],
    facts: [
      { label: t("invitationBusiness"), value: names.business },
      { label: t("invitationFrom"), value: names.inviter },
      { label: t("invitationValidUntil"), value: format.dateTimeZone(invitation.expiresAt) },
    ],
    button: {
      label: t("invitationButton"),
      path: paths.acceptAdminInvitation(invitationToken(invitationId)),
    },
    note: t("invitationNote"),
  }));
}

const person = { select: { name: true, language: true, timeZone: true } } as const;
const invitationSelect = {
  email: true,
  expiresAt: true,
  inviter: person,
  business: { select: { name: true, owner: person } },
} as const;
