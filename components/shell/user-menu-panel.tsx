"use client";

import LogOut from "lucide-react/icons/log-out";
import { useTranslations } from "next-intl";
import Link from "next/link";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { MENU_ENTRIES } from "./menu-entries";
import type { MenuTrigger } from "./on-demand";
import { useLogOut } from "./use-log-out";

interface UserMenuPanelProps {
  user: { name: string; email: string };
  trigger: MenuTrigger;
}

export default function UserMenuPanel({ user, trigger }: UserMenuPanelProps) {
  const t = useTranslations("nav");
  const { logOut, pending } = useLogOut();
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger {...trigger} />
      <DropdownMenuContent className="w-64">
        <DropdownMenuLabel>
          <b className="block truncate text-base text-ink">{user.name}</b>
          <span className="block truncate">{user.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {MENU_ENTRIES.map(({ key, href, icon: Icon }) => (
          <DropdownMenuItem key={key} asChild>
            <Link href={href}>
              <Icon aria-hidden />
              {t(key)}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={pending} onSelect={logOut}>
          <LogOut aria-hidden />
          {t("logout")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
