import { takeBackToken } from "./email-change";
import { db } from "@/lib/kernel/db";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { mailTexts } from "@/lib/mail/mail-texts";
import { shortName } from "@/lib/mail/name-in-mail";
import { renderMail } from "@/lib/mail/render-mail";
import { sendMail } from "@/lib/mail/send-mail";
import { paths } from "@/lib/shared/paths/paths";

/** Mails an account's former address the link that takes it back; does nothing when the link was used or has expired. */
export async function mailEmailChanged(
  { emailChangeId }: { emailChangeId: string },
  jobId: string,
): Promise<void> {
  const change = await db().emailChange.findUnique({
    where: { id: emailChangeId, usedAt: null, expiresAt: { gt: new Date() } },
    select: { oldEmail: true, expiresAt: true, user: { select: reader } },
  });
  if (!change) return;
  const { oldEmail, expiresAt, user } = change;
  const texts = await mailTexts(user);
  const { t, format } = texts;
  const mail = renderMail(oldEmail, texts, {
    subject: t("emailChangedSubject"),
    greeting: t("hello", { name: shortName(user.name) }),
    paragraphs: [t("emailChangedBody", { email: oldEmail }), t("emailChangedHow")],
    facts: [{ label: t("emailChangedValidUntil"), value: format.dateTimeZone(expiresAt) }],
    button: {
      label: t("emailChangedButton"),
      href: appUrl(paths.takeBackEmail(takeBackToken(emailChangeId))),
    },
    note: t("emailChangedNote"),
  });
  await sendMail(mail, jobId);
}

const reader = { name: true, language: true, timeZone: true } as const;
