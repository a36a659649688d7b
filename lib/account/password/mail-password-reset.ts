import { createResetToken } from "./reset-token";
import { transaction } from "@/lib/kernel/db";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { mailTexts } from "@/lib/mail/mail-texts";
import { shortName } from "@/lib/mail/name-in-mail";
import { renderMail } from "@/lib/mail/render-mail";
import { sendMail } from "@/lib/mail/send-mail";
import { paths } from "@/lib/shared/paths/paths";

/** Mails the link that resets a password. Creates the token here, so that no queue ever holds it. */
export async function mailPasswordReset({ userId }: { userId: string | null }, jobId: string): Promise<void> {
  // Null stands for an address without an account: its request does the same work up to here.
  if (!userId) return;
  const made = await newToken(userId);
  if (!made) return;
  const { user, token } = made;
  const texts = await mailTexts(user);
  const { t } = texts;
  const href = appUrl(paths.resetPassword(token));
  const mail = renderMail(user.email, texts, {
    subject: t("resetSubject"),
    greeting: t("hello", { name: shortName(user.name) }),
    paragraphs: [t("resetBody")],
    button: { label: t("resetButton"), href },
    note: t("resetNote"),
  });
  await sendMail(mail, jobId);
}

/**
 * A token and its user, or null when the user is gone. Inserts the token first: its foreign key locks the user's address
 * until the commit. Otherwise an account that is changing its address could mail the old one a link that survives the change.
 */
function newToken(userId: string) {
  return transaction(async (tx) => {
    if ((await tx.user.count({ where: { id: userId } })) === 0) return null;
    const token = await createResetToken(userId);
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: reader });
    return { token, user };
  });
}

const reader = { email: true, name: true, language: true, timeZone: true } as const;
