"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";

export default function NotificationsPanel({ className, face }: { className: string; face: ReactNode }) {
  const t = useTranslations("nav");
  return (
    <Popover defaultOpen>
      <PopoverTrigger className={className}>{face}</PopoverTrigger>
      <PopoverContent aria-label={t("notifications")}>
        <p className="font-bold">{t("noNotifications")}</p>
        <p className="mt-1 text-muted">{t("noNotificationsHint")}</p>
      </PopoverContent>
    </Popover>
  );
}
