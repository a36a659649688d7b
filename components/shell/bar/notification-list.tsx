import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { NotificationRow } from "./notification-row";
import { useFormat } from "@/components/providers/use-format";
import { useUnreadCount } from "@/components/providers/use-unread-count";
import { LoadingRows } from "@/components/shell/loading-region";
import { NextPage } from "@/components/shell/next-page";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Button } from "@/components/ui/input/button";
import { toast } from "@/components/ui/toast/toast-store";
import { api, type ApiPage } from "@/lib/browser/api-client";
import { itemsOf, paged } from "@/lib/browser/paged";
import type { NotificationView, UnreadCountView } from "@/lib/notifications/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { notificationPaths } from "@/lib/shared/paths/notification-paths";
import { queryKeys } from "@/lib/shared/query-keys";
import { cn } from "@/lib/shared/utils";

interface NotificationListProps {
  /** Absent where something above says it. */
  title?: string;
  className?: string;
  /** Between the title and the days. */
  children?: ReactNode;
  /** Called when a notification leads to what it tells of. */
  onLeave: () => void;
}

/** What the reader is told of, by days. */
export function NotificationList({ title, className, children, onLeave }: NotificationListProps) {
  const t = useTranslations("notifications");
  const query = useNotifications();
  const { data } = query;
  const { markRead, markAllRead } = useMarkRead();
  const hasUnread = useUnreadCount() > 0 || data?.some(({ readAt }) => readAt === null);
  return (
    <div className={className}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        {title && <h2 className="title-page lg:title-section">{title}</h2>}
        {hasUnread && (
          <Button variant="ghost" className="-mx-3 min-h-11 px-3 font-strong text-blue" onClick={markAllRead}>
            {t("markAllRead")}
          </Button>
        )}
      </div>
      {children}
      <LoadFailure of={query} />
      {!data && !query.error && <LoadingRows count={4} className="mt-3 h-14" />}
      {data && <Days notifications={data} onPress={markRead} onLeave={onLeave} />}
      <NextPage of={query} className="mt-3 w-full">
        {t("older")}
      </NextPage>
    </div>
  );
}

interface DaysProps {
  notifications: NotificationView[];
  onPress: (notification: NotificationView) => void;
  onLeave: () => void;
}

function Days({ notifications, onPress, onLeave }: DaysProps) {
  const t = useTranslations("nav");
  const format = useFormat();
  if (notifications.length === 0)
    return (
      <>
        <p className="mt-1 font-bold">{t("nothingNew")}</p>
        <p className="mt-1 text-muted">{t("nothingNewHint")}</p>
      </>
    );
  const dayOf = ({ createdAt }: NotificationView) => format.dayLine(createdAt);
  const days = [...new Set(notifications.map(dayOf))];
  return days.map((day, at) => (
    <section key={day} aria-label={day}>
      <h3 className={cn("text-sm font-strong text-muted", at > 0 ? "mt-5" : "mt-1")}>{day}</h3>
      <ul className="divide-y divide-line">
        {notifications
          .filter((notification) => dayOf(notification) === day)
          .map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onPress={() => onPress(notification)}
              onLeave={onLeave}
            />
          ))}
      </ul>
    </section>
  ));
}

/** Notifications per page of the list. */
const STEP = "30";

/** The reader's notifications, newest first. */
function useNotifications() {
  return useInfiniteQuery({
    queryKey: queryKeys.notificationList(),
    ...paged((before) => api.page(notificationPaths.list({ limit: STEP, before }))),
    select: itemsOf,
  });
}

/** Marks one, or all, as read: at once on this page, then on all devices. */
function useMarkRead() {
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
      if (!one.readAt) mark(one, apiPath("notifications", one.id, "read"));
    },
    markAllRead: () => mark(null, apiPath("notifications", "read-all")),
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
