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
