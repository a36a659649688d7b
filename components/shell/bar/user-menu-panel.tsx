import { LogOut, MonitorSmartphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useMenuEntries } from "./menu-entries";
import { type LogOutAction, useLogOut } from "./use-log-out";
import { useInstall } from "@/components/shell/install/use-install";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "@/components/ui/overlay/dropdown-menu";

interface UserMenuPanelProps {
  user: { name: string; email: string };
  logOut: LogOutAction;
  trigger: MenuTrigger;
}

export default function UserMenuPanel({ user, logOut, trigger }: UserMenuPanelProps) {
  const t = useTranslations("nav");
  const { run, pending } = useLogOut(logOut);
  const entries = useMenuEntries();
  const install = useInstall();
  const isChosen = useRef(false);
  // Opens the sheet once the focus is back on the button, so that closing it returns it there.
  const installChosen = () => {
    if (isChosen.current) install?.install();
    isChosen.current = false;
  };
  return (
    <>
      <DropdownMenu trigger={trigger} className="w-64" onCloseAutoFocus={installChosen}>
        <DropdownMenuLabel>
          <b className="block truncate text-base text-ink">{user.name}</b>
          <span className="block truncate">{user.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {entries.map(({ key, href, icon }) => (
          <DropdownMenuItem key={key} icon={icon} href={href} className="min-h-11">
            {t(key)}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        {install && (
          <DropdownMenuItem
            icon={MonitorSmartphone}
            className="min-h-11"
            onSelect={() => {
              isChosen.current = true;
            }}
          >
            {install.label}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={LogOut} className="min-h-11" disabled={pending} onSelect={run}>
          {t("logout")}
        </DropdownMenuItem>
      </DropdownMenu>
      {install?.sheet}
    </>
  );
}
