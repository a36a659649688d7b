import { db } from "@/lib/kernel/db";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { mailTexts } from "@/lib/mail/mail-texts";
import { shortName } from "@/lib/mail/name-in-mail";
import { renderMail } from "@/lib/mail/render-mail";
import { sendMail } from "@/lib/mail/send-mail";
import { paths } from "@/lib/shared/paths/paths";

/** Tells somebody that their account will be deleted, and until when they can keep it; nothing if they already have. */
export async function mailDeletionAsked({ userId }: { userId: string }, jobId: string): Promise<void> {
  const user = await db().user.findUnique({
    where: { id: userId, deletionDueAt: { gt: new Date() } },
    select: { email: true, name: true, language: true, timeZone: true, deletionDueAt: true },
  });
  if (!user?.deletionDueAt) return;
  const texts = await mailTexts(user);
  const { t, format } = texts;
  const mail = renderMail(user.email, texts, {
    subject: t("deletionSubject"),
    greeting: t("hello", { name: shortName(user.name) }),
    paragraphs: [t("deletionBody")],
    facts: [{ label: t("deletionOn"), value: format.dateTimeZone(user.deletionDueAt) }],
    button: { label: t("deletionButton"), href: appUrl(paths.settings()) },
    note: t("deletionNote"),
  });
  await sendMail(mail, jobId);
}
