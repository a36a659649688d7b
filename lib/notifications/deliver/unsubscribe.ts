import { z } from "zod";
import { NOTIFICATION_KINDS } from "../shared/kinds";
import { EMAILS, type Emails, LOCKED } from "../shared/preferences";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { Redirect } from "@/lib/kernel/answer";
import { deriveSecret, isSameSecret } from "@/lib/kernel/secrets";
import { uuid } from "@/lib/kernel/text";
import { readRecipients } from "@/lib/notifications/preferences/recipients";
import { changeKinds } from "@/lib/notifications/preferences/set-preferences";
import { AppError } from "@/lib/shared/errors";
import { paths } from "@/lib/shared/paths/paths";

/** Signed, and the same in every email to somebody: it turns these emails off, and does nothing else. */
export function unsubscribeToken(userId: string, emails: Emails): string {
  return [userId, emails, deriveSecret(`unsubscribe:${emails}:${userId}`)].join(".");
}

/** Whose emails a token turns off, and which; null for one that is not ours. */
export function readUnsubscribeToken(token: string): { userId: string; emails: Emails } | null {
  const [userId = "", named] = token.split(".");
  const emails = EMAILS.find((each) => each === named);
  if (!uuid().safeParse(userId).success || !emails) return null;
  return isSameSecret(unsubscribeToken(userId, emails), token) ? { userId, emails } : null;
}

export const unsubscribeInput = z.object({
  token: z.string("invalid").min(1, "invalid").max(200, "invalid"),
});

/** Opens the page with the button: mail scanners follow links, so that following one changes nothing. */
export function openUnsubscribe(_caller: null, { token }: { token: string }): Promise<Redirect> {
  return Promise.resolve(new Redirect(paths.unsubscribe(token)));
}

/** Turns the emails off that a token is for (RFC 8058): without signing in, and safe to repeat. Throws invalid_token. */
export async function unsubscribeByLink(_caller: null, { token }: { token: string }): Promise<void> {
  const found = readUnsubscribeToken(token);
  const recipient = found && (await readRecipients([found.userId])).get(found.userId);
  if (!recipient) throw new AppError("invalid_token", { key: "linkInvalid" });
  const { userId, emails } = found;
  const off = NOTIFICATION_KINDS.filter(
    (kind) => recipient.channels[kind].email === emails && !LOCKED[kind]?.includes("email"),
  );
  await transaction(async (tx) => {
    await changeKinds(tx, userId, Object.fromEntries(off.map((kind) => [kind, { email: "never" }])));
    if (emails === "weekly")
      await tx.deliveryPreference.update({ where: { userId }, data: { weeklyReports: false } });
    await record(tx, { by: { id: userId }, type: "user.emails-turned-off", id: userId, details: { emails } });
  });
}
