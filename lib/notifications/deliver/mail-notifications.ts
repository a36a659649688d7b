import { NOTIFICATION_KINDS } from "../shared/kinds";
import type { EmailChoice } from "../shared/preferences";
import { addressOf } from "../shared/address";
import type { NotificationView } from "../view";
import { MUTED } from "../seen";
import { headlineOf, toldTexts, whereOf } from "./told";
import { unsubscribeToken } from "./unsubscribe";
import { enqueueAll } from "@/lib/events/jobs";
import { db, Prisma, transaction } from "@/lib/kernel/db";
import { mailTo } from "@/lib/mail/write-mail";
import { quietUntil } from "@/lib/notifications/preferences/quiet-hours";
import { readRecipients } from "@/lib/notifications/preferences/recipients";
import { seenNotifications, UNREAD } from "@/lib/notifications/seen-notifications";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";

/** What one email lists at most, and counts at most: the rest is in the app. */
const LISTED = 30;
const COUNTED = 1000;

/** Mails what waits to be mailed at once, in one email; in quiet hours, when they end. */
export async function mailNotifications(
  { userId }: { userId: string },
  jobId: string,
  now = new Date(),
): Promise<void> {
  const recipient = (await readRecipients([userId])).get(userId);
  const end = recipient && quietUntil(now, recipient.quietHours, recipient.timeZone);
  if (end) {
    const later = [{ data: { userId }, turnOf: userId, startAfter: end }];
    await transaction((tx) => enqueueAll(tx, "mail.notifications", later));
    return;
  }
  const waiting = await db().mailDelivery.findMany({
    where: { userId, sentAt: null },
    select: { notificationId: true },
  });
  const ids = waiting.map(({ notificationId }) => notificationId);
  await mailWhat(userId, jobId, { choice: "immediately", where: Prisma.sql`n.id = ANY (${ids}::uuid[])` });
  await db().mailDelivery.updateMany({ where: { notificationId: { in: ids } }, data: { sentAt: now } });
}

/** Mails a day's digest, or nothing when nothing happened that its person has not read and still sees. */
export async function mailDigest(
  { userId, since, until }: { userId: string; since: string; until: string },
  jobId: string,
): Promise<void> {
  const where = Prisma.sql`n.created_at >= ${new Date(since)} AND n.created_at < ${new Date(until)}`;
  await mailWhat(userId, jobId, { choice: "daily", where });
}

interface What {
  choice: Exclude<EmailChoice, "never">;
  where: Prisma.Sql;
}

/** What is read, out of sight, muted or no longer wanted is left out now, when the email is written. */
async function mailWhat(userId: string, jobId: string, { choice, where }: What): Promise<void> {
  const recipient = (await readRecipients([userId])).get(userId);
  const user = await db().user.findUnique({
    where: { id: userId, emailVerifiedAt: { not: null } },
    select: { email: true, name: true, language: true },
  });
  if (!recipient || !user) return;
  const kinds = NOTIFICATION_KINDS.filter((kind) => recipient.channels[kind].email === choice);
  const wanted = Prisma.sql`${where} AND n.kind = ANY (${kinds}::text[]) AND ${UNREAD} AND NOT ${MUTED}`;
  const told = await seenNotifications(userId, { where: wanted, limit: COUNTED, reads: user.language });
  const [first] = told;
  if (!first) return;
  const words = await toldTexts(user.language);
  const { t } = words;
  const isOne = told.length === 1;
  const lead = t(choice === "daily" ? "digestLead" : "immediatelyLead");
  const more = told.length - LISTED;
  await mailTo(jobId, { ...user, timeZone: recipient.timeZone }, () => ({
    subject: isOne ? `${headlineOf(words, first)} · ${whereOf(first)}` : t("several", { count: told.length }),
    paragraphs: more > 0 ? [lead, t("more", { count: more })] : [lead],
    facts: told
      .slice(0, LISTED)
      .map((one) => ({ label: whereOf(one), value: lineOf(headlineOf(words, one), one) })),
    button: { label: t("open"), path: isOne ? addressOf(first) : paths.dashboard() },
    note: t("emailNote"),
    unsubscribe: apiPath("unsubscribe", unsubscribeToken(userId, choice)),
  }));
}

function lineOf(headline: string, { excerpt }: NotificationView): string {
  return excerpt === "" ? headline : `${headline}: ${excerpt}`;
}
