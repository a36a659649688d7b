import { useTranslations } from "next-intl";
import { LoadingRows } from "../loading-region";
import { NotificationRow } from "./notification-row";
import { useMarkRead, useNotifications } from "./use-notifications";
import { useFormat } from "@/components/providers/use-format";
import { useUnreadCount } from "@/components/providers/use-unread-count";
import { NextPage } from "@/components/shell/next-page";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Button } from "@/components/ui/input/button";
import type { NotificationView } from "@/lib/notifications/view";
import { cn } from "@/lib/shared/utils";

interface NotificationListProps {
  /** Absent where something above says it. */
  title?: string;
  className?: string;
  /** Called when a notification leads to what it tells of. */
  onLeave: () => void;
}

/** What the reader is told of, by days. */
export function NotificationList({ title, className, onLeave }: NotificationListProps) {
  const t = useTranslations("notifications");
  const { data, error, refetch, ...more } = useNotifications();
  const { markRead, markAllRead } = useMarkRead();
  const hasUnread = useUnreadCount() > 0 || data?.some(({ readAt }) => readAt === null);
  return (
    <div className={className}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        {title && <h2 className="title-section">{title}</h2>}
        {hasUnread && (
          <Button variant="ghost" className="-mx-3 min-h-11 px-3 font-strong text-blue" onClick={markAllRead}>
            {t("markAllRead")}
          </Button>
        )}
      </div>
      {error && <LoadFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={4} className="mt-3 h-14" />}
      {data && <Days notifications={data} onPress={markRead} onLeave={onLeave} />}
      <NextPage of={more} className="mt-3 w-full">
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
  const days = Map.groupBy(notifications, ({ createdAt }) => format.dayLine(createdAt));
  return [...days].map(([day, ofDay], at) => (
    <section key={day} aria-label={day}>
      <h3 className={cn("text-sm font-strong text-muted", at > 0 ? "mt-5" : "mt-1")}>{day}</h3>
      <ul className="divide-y divide-line">
        {ofDay.map((notification) => (
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
