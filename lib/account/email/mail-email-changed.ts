import { takeBackToken } from "./email-change";
import { db } from "@/lib/kernel/db";
import { addressee, mailTo } from "@/lib/mail/write-mail";
import { paths } from "@/lib/shared/paths/paths";

/** Mails an account's former address the link that takes it back; does nothing when the link was used or has expired. */
export async function mailEmailChanged(
  { emailChangeId }: { emailChangeId: string },
  jobId: string,
): Promise<void> {
  const change = await db().emailChange.findUnique({
    where: { id: emailChangeId, usedAt: null, expiresAt: { gt: new Date() } },
    select: { oldEmail: true, expiresAt: true, user: { select: addressee } },
  });
  if (!change) return;
  const { oldEmail, expiresAt, user } = change;
  await mailTo(jobId, { ...user, email: oldEmail }, ({ t, format }) => ({
    subject: t("emailChangedSubject"),
    paragraphs: [t("emailChangedBody", { email: oldEmail }), t("emailChangedHow")],
    facts: [{ label: t("emailChangedValidUntil"), value: format.dateTimeZone(expiresAt) }],
    button: { label: t("emailChangedButton"), path: paths.takeBackEmail(takeBackToken(emailChangeId)) },
    note: t("emailChangedNote"),
  }));
}
