"use client";

import { Bell } from "lucide-react";
import { useTranslations } from "next-intl";
import { useUnreadCount } from "@/components/providers/use-unread-count";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand/on-demand";
import { CountBadge } from "@/components/ui/display/count-badge";
import { buttonVariants } from "@/components/ui/input/button-variants";

const NotificationsPanel = onDemand(() => import("./notifications-panel"));

/** The bell, with how many notifications are unread; opens them. */
export function NotificationsButton() {
  const t = useTranslations("nav");
  const count = useUnreadCount();
  const trigger: MenuTrigger = {
    className: buttonVariants({ variant: "bare", size: "iconSm" }),
    children: (
      <>
        <Bell aria-hidden className="size-5.5" />
        <span className="sr-only">{t("notifications")}</span>
        <CountBadge
          count={count}
          most={99}
          label={t("unread", { count })}
          className="-mt-5 -ml-4 rounded-full bg-ink text-bg"
        />
      </>
    ),
    "data-tip": "",
  };
  return <MenuOnDemand popup="dialog" menu={NotificationsPanel} trigger={trigger} props={{}} />;
}
