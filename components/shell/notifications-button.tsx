"use client";

import Bell from "lucide-react/icons/bell";
import { useTranslations } from "next-intl";
import { lazy } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { OnDemand } from "@/components/ui/on-demand";

const load = () => import("./notifications-panel");
const NotificationsPanel = lazy(load);
const className = buttonVariants({ variant: "bare", size: "iconSm" });

/** The bell, and behind it what happened while the reader was away. */
export function NotificationsButton() {
  const t = useTranslations("nav");
  const face = (
    <>
      <Bell aria-hidden className="size-5.5" />
      <span className="sr-only">{t("notifications")}</span>
    </>
  );
  return (
    <OnDemand popup="dialog" className={className} preload={load} face={face}>
      <NotificationsPanel className={className} face={face} />
    </OnDemand>
  );
}
