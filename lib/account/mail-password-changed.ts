import { appUrl } from "@/lib/app-url";
import { db } from "@/lib/db";
import { mailTexts, renderMail } from "@/lib/mail/render-mail";
import { sendMail } from "@/lib/mail/send-mail";
import { paths } from "@/lib/paths";

/** Tells somebody that their password was changed, so that a theft does not go unseen. */
export async function mailPasswordChanged({ userId }: { userId: string }): Promise<void> {
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { email: true, name: true, language: true },
  });
  if (!user) return;
  const t = await mailTexts(user.language);
  await sendMail(
    renderMail(user.email, {
      subject: t("changedSubject"),
      paragraphs: [t("hello", { name: user.name }), t("changedBody")],
      button: { label: t("changedButton"), href: appUrl(paths.forgotPassword()) },
      note: t("changedNote"),
    }),
  );
}
