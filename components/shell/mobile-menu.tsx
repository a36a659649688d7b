"use client";

import Bell from "lucide-react/icons/bell";
import FolderKanban from "lucide-react/icons/folder-kanban";
import House from "lucide-react/icons/house";
import LogOut from "lucide-react/icons/log-out";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useLocale, useTranslations } from "next-intl";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { useBackCloses } from "@/components/ui/use-back-closes";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";
import { LanguageSwitcher } from "./language-switcher";
import { MENU_ENTRIES } from "./menu-entries";
import { ThemeToggle } from "./theme-toggle";
import { type LogOutAction, useLogOut } from "./use-log-out";

const PANEL_ID = "small-screen-menu";
const row =
  "flex min-h-13 w-full items-center gap-3.5 rounded-button px-3 text-left font-strong hover:bg-sunk [&>svg]:size-5.5 [&>svg]:shrink-0 [&>svg]:text-muted";

interface MobileMenuProps {
  /** The reader's. */
  name: string;
  logOut: LogOutAction;
}

/** The navigation of small screens, behind one button. */
export function MobileMenu({ name, logOut }: MobileMenuProps) {
  const t = useTranslations("nav");
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
  };
  useBackCloses(open, close);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);
  const Icon = open ? X : Menu;
  return (
    <div className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={PANEL_ID}
        className={buttonVariants({ variant: "bare", size: "iconSm" })}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Icon aria-hidden className="size-6" />
        <span className="sr-only">{open ? t("closeMenu") : t("openMenu")}</span>
      </button>
      {open && <MenuPanel name={name} logOut={logOut} onLeave={close} />}
    </div>
  );
}

function MenuPanel({ name, logOut, onLeave }: MobileMenuProps & { onLeave: () => void }) {
  const t = useTranslations("nav");
  return (
    <div
      id={PANEL_ID}
      className="absolute inset-x-0 top-16 z-30 max-h-[calc(100dvh-4rem)] animate-appear overflow-y-auto border-b border-line bg-surface px-2 pt-2 pb-4 shadow-float"
    >
      <p className="px-3 py-2 text-sm text-muted">{name}</p>
      <nav aria-label={t("label")}>
        <MenuLink href={paths.dashboard()} icon={House} onLeave={onLeave}>
          {t("home")}
        </MenuLink>
        <MenuLink href={paths.projects()} icon={FolderKanban} onLeave={onLeave}>
          {t("projects")}
        </MenuLink>
        {MENU_ENTRIES.map(({ key, href, icon }) => (
          <MenuLink key={key} href={href} icon={icon} onLeave={onLeave}>
            {t(key)}
          </MenuLink>
        ))}
      </nav>
      <MenuTools logOut={logOut} onLeave={onLeave} />
    </div>
  );
}

function MenuTools({ logOut, onLeave }: Pick<MobileMenuProps, "logOut"> & { onLeave: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const { run, pending } = useLogOut(logOut);
  return (
    <div className="mt-2 border-t border-line pt-2">
      <details className="group">
        <summary className={cn(row, "list-none [&::-webkit-details-marker]:hidden")}>
          <Bell aria-hidden />
          {t("nav.notifications")}
        </summary>
        <p className="px-3 pb-3 pl-12 text-muted">{t("nav.noNotifications")}</p>
      </details>
      <ThemeToggle row texts={{ light: t("theme.light"), dark: t("theme.dark") }} className={row} />
      <LanguageSwitcher row locale={locale} label={t("nav.language")} className={row} />
      <button
        type="button"
        className={row}
        disabled={pending}
        onClick={() => {
          onLeave();
          run();
        }}
      >
        <LogOut aria-hidden />
        {t("nav.logout")}
      </button>
    </div>
  );
}

interface MenuLinkProps {
  href: string;
  icon: typeof House;
  onLeave: () => void;
  children: string;
}

function MenuLink({ href, icon: Icon, onLeave, children }: MenuLinkProps) {
  return (
    <Link href={href} className={row} onClick={onLeave}>
      <Icon aria-hidden />
      {children}
    </Link>
  );
}
