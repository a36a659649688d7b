"use client";

import { useTranslations } from "next-intl";
import type { LogOutAction } from "./use-log-out";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand/on-demand";
import { Avatar } from "@/components/ui/display/avatar";

const UserMenuPanel = onDemand(() => import("./user-menu-panel"));

/** The reader's initials, which open the account menu. */
export function UserMenu({ user, logOut }: { user: { name: string; email: string }; logOut: LogOutAction }) {
  const t = useTranslations("nav");
  const trigger: MenuTrigger = {
    className: "ml-1 grid size-11 place-items-center rounded-full",
    // Not as a label: that would have to begin with the letters that are seen.
    children: (
      <>
        <Avatar name={user.name} userRole="owner" />
        <span className="sr-only">{t("userMenu", { name: user.name })}</span>
      </>
    ),
    "data-tip": "",
  };
  return <MenuOnDemand menu={UserMenuPanel} trigger={trigger} props={{ user, logOut }} />;
}
