import { useTranslations } from "next-intl";
import { useState } from "react";
import { NotificationList } from "./notification-list";
import { PushRow } from "@/components/shell/push/push-row";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/overlay/popover";

/** The reader's notifications: below the bell, on phones over the whole page. Read only when it is opened. */
export default function NotificationsPanel({ trigger }: { trigger: MenuTrigger }) {
  const t = useTranslations("nav");
  const [open, setOpen] = useState(true);
  const onLeave = () => setOpen(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger {...trigger} />
      <PopoverContent
        aria-label={t("notifications")}
        collisionPadding={0}
        className="max-h-(--radix-popover-content-available-height) w-screen max-w-none overflow-y-auto p-4 max-lg:h-(--radix-popover-content-available-height) max-lg:rounded-none max-lg:border-transparent max-lg:bg-bg lg:max-h-[min(40rem,75dvh)] lg:w-[27rem]"
      >
        <NotificationList title={t("notifications")} onLeave={onLeave}>
          <PushRow onLeave={onLeave} />
        </NotificationList>
      </PopoverContent>
    </Popover>
  );
}
