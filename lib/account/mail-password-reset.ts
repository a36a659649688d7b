import { createResetToken } from "./reset-token";
import { appUrl } from "@/lib/app-url";
import { db } from "@/lib/db";
import { mailTexts, renderMail } from "@/lib/mail/render-mail";
import { sendMail } from "@/lib/mail/send-mail";
import { paths } from "@/lib/paths";

/** Mails the link that resets a password; the token is made here, so that no queue ever holds it. */
export async function mailPasswordReset({ userId }: { userId: string | null }): Promise<void> {
  // Null stands for an address without an account: its request does the same work up to here.
  if (!userId) return;
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { email: true, name: true, language: true },
  });
  if (!user) return;
  const t = await mailTexts(user.language);
  const href = appUrl(paths.resetPassword(await createResetToken(userId)));
  await sendMail(
    renderMail(user.email, {
      subject: t("resetSubject"),
      paragraphs: [t("hello", { name: user.name }), t("resetBody")],
      button: { label: t("resetButton"), href },
      note: t("resetNote"),
    }),
  );
}
