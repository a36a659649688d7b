"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { Avatar } from "@/components/ui/avatar";
import { OnDemand } from "@/components/ui/on-demand";

const load = () => import("./user-menu-panel");
const UserMenuPanel = lazy(load);
const className = "ml-1 grid size-11 place-items-center rounded-full";

/** The initials of whoever is signed in, and behind them what concerns their account. */
export function UserMenu({ user }: { user: { name: string; email: string } }) {
  const t = useTranslations("nav");
  const face = (
    <>
      <Avatar name={user.name} tone="owner" />
      <span className="sr-only">{t("userMenu", { name: user.name })}</span>
    </>
  );
  return (
    <OnDemand popup="menu" className={className} preload={load} face={face}>
      <UserMenuPanel user={user} className={className} face={face} />
    </OnDemand>
  );
}
