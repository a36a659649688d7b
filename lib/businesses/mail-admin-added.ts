import { db } from "@/lib/kernel/db";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { mailTexts } from "@/lib/mail/mail-texts";
import { shortName } from "@/lib/mail/name-in-mail";
import { renderMail } from "@/lib/mail/render-mail";
import { sendMail } from "@/lib/mail/send-mail";
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
  const texts = await mailTexts(user);
  const { t } = texts;
  const names = {
    business: shortName(business.name),
    inviter: shortName(admin.inviter?.name ?? business.owner.name),
  };
  const mail = renderMail(user.email, texts, {
    subject: t("adminAddedSubject", names),
    greeting: t("hello", { name: shortName(user.name) }),
    paragraphs: [t("adminAddedBody", names)],
    button: { label: t("adminAddedButton"), href: appUrl(paths.businesses()) },
    note: t("adminAddedNote"),
  });
  await sendMail(mail, jobId);
}

const addedSelect = {
  user: { select: { email: true, name: true, language: true, timeZone: true } },
  inviter: { select: { name: true } },
  business: { select: { name: true, owner: { select: { name: true } } } },
} as const;
