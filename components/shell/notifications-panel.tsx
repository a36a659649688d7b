"use client";

import { useTranslations } from "next-intl";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import type { MenuTrigger } from "./on-demand";

export default function NotificationsPanel({ trigger }: { trigger: MenuTrigger }) {
  const t = useTranslations("nav");
  return (
    <Popover defaultOpen>
      <PopoverTrigger {...trigger} />
      <PopoverContent aria-label={t("notifications")}>
        <p className="font-bold">{t("noNotifications")}</p>
        <p className="mt-1 text-muted">{t("noNotificationsHint")}</p>
      </PopoverContent>
    </Popover>
  );
}
