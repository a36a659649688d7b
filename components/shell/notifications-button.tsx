"use client";

import Bell from "lucide-react/icons/bell";
import { useTranslations } from "next-intl";
import { type MenuTrigger, MenuOnDemand, onDemand } from "./on-demand";
import { buttonVariants } from "@/components/ui/input/button-variants";

const NotificationsPanel = onDemand(() => import("./notifications-panel"));

/** The bell; opens the notifications. */
export function NotificationsButton() {
  const t = useTranslations("nav");
  const trigger: MenuTrigger = {
    className: buttonVariants({ variant: "bare", size: "iconSm" }),
    children: (
      <>
        <Bell aria-hidden className="size-5.5" />
        <span className="sr-only">{t("notifications")}</span>
      </>
    ),
    "data-tip": "",
  };
  return (
    <MenuOnDemand popup="dialog" trigger={trigger} preload={NotificationsPanel.preload}>
      {(controls) => <NotificationsPanel trigger={trigger} {...controls} />}
    </MenuOnDemand>
  );
}
