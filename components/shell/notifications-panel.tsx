"use client";

import { useTranslations } from "next-intl";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { NoNotifications } from "./no-notifications";
import type { MenuTrigger } from "./on-demand";

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
