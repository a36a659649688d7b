"use client";

import { useTranslations } from "next-intl";
import { NoNotifications } from "./no-notifications";
import type { MenuTrigger } from "./on-demand";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/overlay/popover";

export default function NotificationsPanel({ trigger }: { trigger: MenuTrigger }) {
  const t = useTranslations("nav");
  return (
    <Popover defaultOpen>
      <PopoverTrigger {...trigger} />
      <PopoverContent aria-label={t("notifications")}>
        <NoNotifications />
      </PopoverContent>
    </Popover>
  );
}
