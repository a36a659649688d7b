import { SHOWN_IN_APP } from "./seen";
import { countUnread, seenNotifications } from "./seen-notifications";
import type { NotificationView, UnreadCountView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { type Page, pageOf } from "@/lib/kernel/answer";
import { db, Prisma } from "@/lib/kernel/db";
import { LAST } from "@/lib/kernel/sql/order";
import { invalid } from "@/lib/shared/errors";

/** A page of the actor's notifications, newest first, without those of what they no longer see. */
export async function listNotifications(
  actor: Actor,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<Page<NotificationView>> {
  const last =
    before && (await db().notification.findFirst({ where: { id: before, userId: actor.id }, select: LAST }));
  if (before && !last) throw invalid("before", "unknown");
  const older = last
    ? Prisma.sql`(n.created_at, n.id) < (${last.createdAt}::timestamptz, ${last.id}::uuid)`
    : Prisma.sql`true`;
  const listed = Prisma.sql`${SHOWN_IN_APP} AND ${older}`;
  return pageOf(
    await seenNotifications(actor.id, { where: listed, limit: limit + 1, reads: actor.reads }),
    limit,
  );
}

/** How many of them are unread. */
export async function readUnreadCount(actor: Actor): Promise<UnreadCountView> {
  return { count: await countUnread(actor.id) };
}
