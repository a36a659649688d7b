import { createResetToken } from "./reset-token";
import { transaction } from "@/lib/kernel/db";
import { addressee, mailTo } from "@/lib/mail/write-mail";
import { paths } from "@/lib/shared/paths/paths";

/** Mails the link that resets a password. Creates the token here, so that no queue ever holds it. */
export async function mailPasswordReset({ userId }: { userId: string | null }, jobId: string): Promise<void> {
  // Null stands for an address without an account: its request does the same work up to here.
  if (!userId) return;
  const made = await newToken(userId);
  if (!made) return;
  const { user, token } = made;
  await mailTo(jobId, user, ({ t }) => ({
    subject: t("resetSubject"),
    paragraphs: [t("resetBody")],
    button: { label: t("resetButton"), path: paths.resetPassword(token) },
    note: t("resetNote"),
  }));
}

/**
 * A token and its user, or null when the user is gone. Inserts the token first: its foreign key locks the user's address
 * until the commit. Otherwise an account that is changing its address could mail the old one a link that survives the change.
 */
function newToken(userId: string) {
  return transaction(async (tx) => {
    if ((await tx.user.count({ where: { id: userId } })) === 0) return null;
    const token = await createResetToken(userId);
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: addressee });
    return { token, user };
  });
}
