import { db } from "@/lib/kernel/db";
import { addressee, mailTo } from "@/lib/mail/write-mail";
import { paths } from "@/lib/shared/paths/paths";

/** Tells somebody that their account will be deleted, and until when they can keep it; nothing if they already have. */
export async function mailDeletionAsked({ userId }: { userId: string }, jobId: string): Promise<void> {
  const user = await db().user.findUnique({
    where: { id: userId, deletionDueAt: { gt: new Date() } },
    select: { ...addressee, deletionDueAt: true },
  });
  if (!user?.deletionDueAt) return;
  const { deletionDueAt } = user;
  await mailTo(jobId, user, ({ t, format }) => ({
    subject: t("deletionSubject"),
    paragraphs: [t("deletionBody")],
    facts: [{ label: t("deletionOn"), value: format.dateTimeZone(deletionDueAt) }],
    button: { label: t("deletionButton"), path: paths.settings() },
    note: t("deletionNote"),
  }));
}
