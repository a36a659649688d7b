"use client";

import { useTranslations } from "next-intl";

/** Until there are notifications: says that there are none, and where to find what is new. */
export function NoNotifications({ className }: { className?: string }) {
  const t = useTranslations("nav");
  return (
    <div className={className}>
      <p className="font-bold">{t("noNotifications")}</p>
      <p className="mt-1 text-muted">{t("noNotificationsHint")}</p>
    </div>
  );
}
