import { providerName } from "../providers/catalogue";
import { enqueue } from "@/lib/events/jobs";
import { db, type Tx } from "@/lib/kernel/db";
import { addressee, mailTo } from "@/lib/mail/write-mail";
import { paths } from "@/lib/shared/paths/paths";

/** A change to how an account can be signed in to, besides a new password. */
type Change =
  | { change: "passkey-added" | "passkey-removed" | "address-confirmed" }
  | { change: "account-linked" | "account-unlinked"; provider: string };

/** Has a user told, once the transaction has committed, that there is one more way into their account, or one less. */
export async function tellOfWayIn(tx: Tx, userId: string, changed: Change): Promise<void> {
  await enqueue(tx, "mail.way-in-changed", { userId, ...changed, at: new Date().toISOString() }, userId);
}

interface Told {
  userId: string;
  change: Change["change"] | "password-changed";
  /** Its id. */
  provider?: string;
  /** ISO 8601. */
  at?: string;
}

/** Tells a user how their account can be signed in to from now on, so that a theft does not go unnoticed. */
export async function mailWayInChanged(
  { userId, change, provider = "", at }: Told,
  jobId: string,
): Promise<void> {
  const user = await db().user.findUnique({
    where: { id: userId },
    select: addressee,
  });
  if (!user) return;
  const named = { provider: providerName(provider) };
  await mailTo(jobId, user, ({ t, format }) => ({
    subject: t(`wayIn.${change}.subject`, named),
    paragraphs: [t(`wayIn.${change}.body`, named), t("wayIn.how")],
    ...(at !== undefined && {
      facts: [{ label: t("wayIn.when"), value: format.dateTimeZone(new Date(at)) }],
    }),
    button: { label: t("wayIn.button"), path: paths.forgotPassword() },
    note: t("wayIn.note"),
  }));
}
