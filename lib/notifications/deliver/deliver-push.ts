import { MUTED } from "../seen";
import { NOTIFICATION_KINDS } from "../shared/kinds";
import { headlineOf, toldTexts, whereOf } from "./told";
import { enqueueAll } from "@/lib/events/jobs";
import { db, Prisma, query, transaction } from "@/lib/kernel/db";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { log } from "@/lib/kernel/log";
import { LONGEST_QUIET_MS, quietUntil } from "@/lib/notifications/preferences/quiet-hours";
import { readRecipients } from "@/lib/notifications/preferences/recipients";
import { type PushMessage, sendPush } from "@/lib/notifications/push/send-push";
import { seenNotifications, UNREAD } from "@/lib/notifications/seen-notifications";
import { addressOf } from "@/lib/notifications/shared/address";
import type { NotificationView } from "@/lib/notifications/view";
import { paths } from "@/lib/shared/paths/paths";

interface Destination {
  userId: string;
  language: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What one push counts at most. */
const MOST = 1000;

/**
 * Pushes what waits for one browser, as one message: without what its person has read, no longer sees or has muted since, and not
 * in their quiet hours. Nothing where the browser's session has ended. Throws while the push service does not take it.
 */
export async function deliverPush(
  { subscriptionId: id }: { subscriptionId: string },
  now = new Date(),
): Promise<void> {
  const [to] = await findDestination(id);
  const recipient = to && (await readRecipients([to.userId])).get(to.userId);
  if (!recipient) return;
  const end = quietUntil(now, recipient.quietHours, recipient.timeZone);
  if (end) {
    const later = [{ data: { subscriptionId: id }, turnOf: id, startAfter: end }];
    await transaction((tx) => enqueueAll(tx, "notifications.push", later));
    return;
  }
  const waiting = await db().pushDelivery.findMany({
    where: { subscriptionId: id, sentAt: null },
    select: { notificationId: true },
  });
  const ids = waiting.map(({ notificationId }) => notificationId);
  // What quiet hours held back is told, however long they were.
  const since = new Date(now.getTime() - LONGEST_QUIET_MS);
  const kinds = NOTIFICATION_KINDS.filter((kind) => recipient.channels[kind].push);
  const told = Prisma.sql`n.id = ANY (${ids}::uuid[]) AND n.created_at > ${since}::timestamptz
    AND n.kind = ANY (${kinds}::text[]) AND ${UNREAD} AND NOT ${MUTED}`;
  const unread = await seenNotifications(to.userId, { where: told, limit: MOST, reads: to.language });
  const outcome =
    unread.length === 0 ? "sent" : await sendPush(to, await pushMessage(unread, { ...to, ...recipient }));
  if (outcome === "gone") await db().pushSubscription.deleteMany({ where: { id, endpoint: to.endpoint } });
  if (outcome === "refused")
    log.error({ subscription: id, service: new URL(to.endpoint).hostname }, "push refused");
  await db().pushDelivery.updateMany({
    where: { subscriptionId: id, notificationId: { in: ids } },
    data: { sentAt: now },
  });
}

function findDestination(id: string): Promise<Destination[]> {
  return query<Destination>(Prisma.sql`
    SELECT s.user_id AS "userId", u.language, s.endpoint, s.p256dh, s.auth
    FROM push_subscriptions s JOIN users u ON u.id = s.user_id
    JOIN sign_ins i ON i.id = s.session_id AND i.session_version = u.session_version
    WHERE s.id = ${id}::uuid AND NOT EXISTS (SELECT FROM ended_sessions e WHERE e.id = s.session_id)`);
}

/** What a push says: of one thing, who did it where, and only on request what they wrote; of several, how many and where. */
async function pushMessage(
  told: readonly NotificationView[],
  { language, showsText }: { language: string; showsText: boolean },
): Promise<PushMessage> {
  const texts = await toldTexts(language);
  const lang = texts.locale;
  const [one, ...others] = told;
  if (one && others.length === 0) {
    const body = showsText && one.excerpt !== "" ? `${whereOf(one)}: ${one.excerpt}` : whereOf(one);
    return { title: headlineOf(texts, one), body, navigate: appUrl(addressOf(one)), lang, tag: one.id };
  }
  const places = [...new Set(told.map(whereOf))];
  return {
    title: texts.t("several", { count: told.length }),
    body: places.slice(0, 3).join(", "),
    navigate: appUrl(paths.dashboard()),
    lang,
    // Not one for all: what takes the place of a push that is still shown comes without a sound, and does not count what that told.
    // The oldest, so that a repeated job still replaces its own.
    tag: told.at(-1)?.id ?? "several",
  };
}
