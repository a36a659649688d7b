import { appUrl } from "@/lib/app-url";
import { db } from "@/lib/db";
import { mailTexts, renderMail } from "@/lib/mail/render-mail";
import { sendMail } from "@/lib/mail/send-mail";
import { paths } from "@/lib/paths";

interface Added {
  businessId: string;
  userId: string;
}

/** Tells somebody that they are an admin now; nothing when they have been removed meanwhile. */
export async function mailAdminAdded({ businessId, userId }: Added): Promise<void> {
  const admin = await db().businessAdmin.findUnique({
    where: { businessId_userId: { businessId, userId } },
    select: addedSelect,
  });
  if (!admin) return;
  const { user, business } = admin;
  const t = await mailTexts(user.language);
  const names = { business: business.name, inviter: admin.inviter?.name ?? business.owner.name };
  await sendMail(
    renderMail(user.email, {
      subject: t("adminAddedSubject", { business: business.name }),
      paragraphs: [t("hello", { name: user.name }), t("adminAddedBody", names)],
      button: { label: t("adminAddedButton"), href: appUrl(paths.businesses()) },
      note: t("adminAddedNote"),
    }),
  );
}

const addedSelect = {
  user: { select: { email: true, name: true, language: true } },
  inviter: { select: { name: true } },
  business: { select: { name: true, owner: { select: { name: true } } } },
} as const;
