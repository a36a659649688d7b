import { codeOf } from "./email-code";
import { db } from "@/lib/kernel/db";
import { mailTo } from "@/lib/mail/write-mail";

/**
 * Mails a code, in the language of the account with this address, or of the screen that asked; does nothing when it was used or
 * replaced, or has expired. The mail has no link: one would open in the phone's other browser.
 */
export async function mailEmailCode({ codeId }: { codeId: string }, jobId: string): Promise<void> {
  const asked = await db().emailCode.findUnique({ where: { id: codeId, expiresAt: { gt: new Date() } } });
  if (!asked) return;
  const { email, purpose, language } = asked;
  const user = await db().user.findUnique({ where: { email }, select: { name: true, language: true } });
  const code = codeOf(codeId);
  await mailTo(jobId, { language, timeZone: null, ...user, email }, ({ t }) => ({
    subject:
      purpose === "sign-in" ? t("signInCodeSubject", { code }) : t("confirmationCodeSubject", { code }),
    paragraphs: [purpose === "sign-in" ? t("signInCodeBody") : t("confirmationCodeBody")],
    code,
    note: t("codeNote"),
  }));
}
