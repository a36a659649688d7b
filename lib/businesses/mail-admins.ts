import { invitationToken } from "./invitation-token";
import { db } from "@/lib/kernel/db";
import { shortName } from "@/lib/mail/name-in-mail";
import { addressee, mailTo } from "@/lib/mail/write-mail";
import { paths } from "@/lib/shared/paths/paths";

interface Added {
  businessId: string;
  userId: string;
}

/** Tells a user that they are now an admin; does nothing when they have been removed in the meantime. */
export async function mailAdminAdded({ businessId, userId }: Added, jobId: string): Promise<void> {
  const admin = await db().businessAdmin.findUnique({
    where: { businessId_userId: { businessId, userId } },
    select: addedSelect,
  });
  if (!admin) return;
  const { user, business } = admin;
  const names = {
    business: shortName(business.name),
    inviter: shortName(admin.inviter?.name ?? business.owner.name),
  };
  await mailTo(jobId, user, ({ t }) => ({
    subject: t("adminAddedSubject", names),
    paragraphs: [t("adminAddedBody", names)],
    button: { label: t("adminAddedButton"), path: paths.businesses() },
    note: t("adminAddedNote"),
  }));
}

const addedSelect = {
  user: { select: addressee },
  inviter: { select: { name: true } },
  business: { select: { name: true, owner: { select: { name: true } } } },
} as const;

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
  await mailTo(jobId, { ...inviter, name: undefined, email }, ({ t, format }) => ({
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

const person = { select: addressee } as const;
const invitationSelect = {
  email: true,
  expiresAt: true,
  inviter: person,
  business: { select: { name: true, owner: person } },
} as const;
