import { createResetToken } from "./reset-token";
import { appUrl } from "@/lib/app-url";
import { db } from "@/lib/db";
import { mailTexts } from "@/lib/mail/mail-texts";
import { renderMail } from "@/lib/mail/render-mail";
import { sendMail } from "@/lib/mail/send-mail";
import { paths } from "@/lib/paths";

/** Mails the link that resets a password; the token is made here, so that no queue ever holds it. */
export async function mailPasswordReset({ userId }: { userId: string | null }, jobId: string): Promise<void> {
  // Null stands for an address without an account: its request does the same work up to here.
  if (!userId) return;
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { email: true, name: true, language: true, timeZone: true },
  });
  if (!user) return;
  const texts = await mailTexts(user);
  const { t } = texts;
  const href = appUrl(paths.resetPassword(await createResetToken(userId)));
  const mail = renderMail(user.email, texts, {
    subject: t("resetSubject"),
    greeting: t("hello", { name: user.name }),
    paragraphs: [t("resetBody")],
    button: { label: t("resetButton"), href },
    note: t("resetNote"),
  });
  await sendMail(mail, jobId);
}
