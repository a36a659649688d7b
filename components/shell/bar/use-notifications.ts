import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast/toast-store";
import { api, type ApiPage } from "@/lib/browser/api-client";
import { itemsOf, paged } from "@/lib/browser/paged";
import type { NotificationView, UnreadCountView } from "@/lib/notifications/view";
import { notificationPaths } from "@/lib/shared/paths/notification-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** Notifications per page of the list. */
const STEP = "30";

/** The reader's notifications, newest first. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: queryKeys.notificationList(),
    ...paged((before) => api.page(notificationPaths.list({ limit: STEP, before }))),
    select: itemsOf,
  });
}

/** Marks one, or all, as read: at once on this page, then on all devices. */
export function useMarkRead() {
  const t = useTranslations("notifications");
  const client = useQueryClient();
  const mark = (marked: NotificationView | null, path: string) => {
    markCached(client, marked);
    // A press on a link may leave the page.
    api.post(path, {}, { keepalive: true }).catch(() => {
      toast({ title: t("markFailed"), variant: "destructive" });
      void client.invalidateQueries({ queryKey: queryKeys.notifications() });
    });
  };
  return {
    markRead: (one: NotificationView) => {
      if (!one.readAt) mark(one, notificationPaths.read(one.id));
    },
    markAllRead: () => mark(null, notificationPaths.readAll()),
  };
}

/** Null for all. */
function markCached(client: QueryClient, marked: NotificationView | null): void {
  const readAt = new Date().toISOString();
  const toRead = (one: NotificationView) =>
    one.readAt || (marked && one.id !== marked.id) ? one : { ...one, readAt };
  client.setQueryData<InfiniteData<ApiPage<NotificationView>>>(
    queryKeys.notificationList(),
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(toRead) })) },
  );
  client.setQueryData<UnreadCountView>(
    queryKeys.unreadNotifications(),
    (unread) => unread && { count: marked ? Math.max(0, unread.count - 1) : 0 },
  );
}
