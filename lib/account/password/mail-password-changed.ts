import { db } from "@/lib/kernel/db";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { mailTexts } from "@/lib/mail/mail-texts";
import { shortName } from "@/lib/mail/name-in-mail";
import { renderMail } from "@/lib/mail/render-mail";
import { sendMail } from "@/lib/mail/send-mail";
import { paths } from "@/lib/shared/paths/paths";

/** Tells a user that their password was changed, so that a theft does not go unnoticed. */
export async function mailPasswordChanged({ userId }: { userId: string }, jobId: string): Promise<void> {
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { email: true, name: true, language: true, timeZone: true },
  });
  if (!user) return;
  const texts = await mailTexts(user);
  const { t } = texts;
  const mail = renderMail(user.email, texts, {
    subject: t("changedSubject"),
    greeting: t("hello", { name: shortName(user.name) }),
    paragraphs: [t("changedBody")],
    button: { label: t("changedButton"), href: appUrl(paths.forgotPassword()) },
    note: t("changedNote"),
  });
  await sendMail(mail, jobId);
}
