import type { NotificationKind } from "../shared/kinds";
import { MUTED } from "../seen";
import { enqueueAll } from "@/lib/events/jobs";
import { canMail } from "@/lib/kernel/env";
import { Prisma, query, transaction } from "@/lib/kernel/db";
import { quietUntil } from "@/lib/notifications/preferences/quiet-hours";
import { readRecipients, type Recipient } from "@/lib/notifications/preferences/recipients";
import { LOCKED } from "@/lib/notifications/shared/preferences";

interface Row {
  id: string;
  userId: string;
  kind: NotificationKind;
  isMailed: boolean;
  subscriptions: string[];
}

/**
 * Queues what is to be pushed and mailed at once of these notifications: after the quiet hours where there are some. Repeated, it adds
 * nothing: what is unread is delivered once, however often it is raised.
 */
export async function deliverNotifications(ids: readonly string[], now = new Date()): Promise<void> {
  const rows = ids.length === 0 ? [] : await readRows(ids);
  const recipients = await readRecipients([...new Set(rows.map(({ userId }) => userId))]);
  const wanted = rows.flatMap((row) => {
    const recipient = recipients.get(row.userId);
    return recipient ? [wantedOf(row, recipient)] : [];
  });
  const pushes = wanted.flatMap((one) => one.pushes);
  const mails = wanted.flatMap((one) => one.mails);
  if (pushes.length + mails.length === 0) return;
  const later = (userId: string) => {
    const { quietHours = null, timeZone = "UTC" } = recipients.get(userId) ?? {};
    const end = quietUntil(now, quietHours, timeZone);
    return end ? { startAfter: end } : {};
  };
  await transaction(async (tx) => {
    const pushed = await query<{ id: string; userId: string }>(Prisma.sql`
      WITH added AS (
        INSERT INTO push_deliveries (notification_id, subscription_id)
        SELECT n.id, s.id FROM jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb) AS w (id uuid, "subscriptionId" uuid)
        JOIN notifications n ON n.id = w.id JOIN push_subscriptions s ON s.id = w."subscriptionId"
        ON CONFLICT DO NOTHING RETURNING subscription_id)
      SELECT DISTINCT s.id, s.user_id AS "userId" FROM added JOIN push_subscriptions s ON s.id = added.subscription_id`);
    const mailed = await query<{ userId: string }>(Prisma.sql`
      WITH added AS (
        INSERT INTO mail_deliveries (notification_id, user_id)
        SELECT id, user_id FROM notifications WHERE id = ANY (${mails}::uuid[])
        ON CONFLICT DO NOTHING RETURNING user_id)
      SELECT DISTINCT user_id AS "userId" FROM added`);
    await enqueueAll(
      tx,
      "notifications.push",
      pushed.map(({ id, userId }) => ({ data: { subscriptionId: id }, turnOf: id, ...later(userId) })),
    );
    await enqueueAll(
      tx,
      "mail.notifications",
      mailed.map(({ userId }) => ({ data: { userId }, turnOf: userId, ...later(userId) })),
    );
  });
}

/** Without those of projects that their people have muted. A browser that was added since gets nothing of before. */
function readRows(ids: readonly string[]): Promise<Row[]> {
  return query<Row>(Prisma.sql`
    SELECT n.id, n.user_id AS "userId", n.kind, u.email_verified_at IS NOT NULL AS "isMailed",
           ARRAY(SELECT s.id FROM push_subscriptions s WHERE s.user_id = n.user_id AND s.created_at <= n.created_at) AS subscriptions
    FROM notifications n JOIN users u ON u.id = n.user_id
    WHERE n.id = ANY (${[...ids]}::uuid[]) AND n.read_at IS NULL AND NOT ${MUTED}`);
}

function wantedOf({ id, kind, subscriptions, isMailed }: Row, { channels }: Recipient) {
  const { push, email } = channels[kind];
  const isMailedElsewhere = LOCKED[kind]?.includes("email") ?? false;
  return {
    pushes: push ? subscriptions.map((subscriptionId) => ({ id, subscriptionId })) : [],
    mails: email === "immediately" && canMail && isMailed && !isMailedElsewhere ? [id] : [],
  };
}
