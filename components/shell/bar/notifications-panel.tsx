import { useTranslations } from "next-intl";
import { NotificationList } from "./notification-list";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { PushRow } from "@/components/shell/push/push-row";
import { Popover } from "@/components/ui/overlay/popover";

/** The reader's notifications: below the bell, on phones over the whole page. Read only when it is opened. */
export default function NotificationsPanel({ trigger }: { trigger: MenuTrigger }) {
  const t = useTranslations("nav");
  return (
    <Popover trigger={trigger} aria-label={t("notifications")}>
      {(close) => (
        <NotificationList title={t("notifications")} onLeave={close}>
          <PushRow onLeave={close} />
        </NotificationList>
      )}
    </Popover>
  );
}
