import { Bell, FolderKanban, House, LogOut, MonitorSmartphone, Search } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { LanguageSwitcher } from "./language-switcher";
import { useMenuEntries } from "./menu-entries";
import { NotificationList } from "./notification-list";
import { ThemeToggle } from "./theme-toggle";
import { type LogOutAction, useLogOut } from "./use-log-out";
import { useInstall } from "@/components/shell/install/use-install";
import { Link } from "@/components/ui/text/link";
import { paths, projectIdOf } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

/** Classes of an entry in a menu of small screens. */
export const menuRow =
  "flex min-h-13 w-full items-center gap-3.5 rounded-button px-3 text-left font-strong hover:bg-sunk disabled:opacity-55 [&>svg]:size-5.5 [&>svg]:shrink-0 [&>svg]:text-muted";

export interface MenuListProps {
  /** The reader's name. */
  name: string;
  logOut: LogOutAction;
  /** Called when an entry leads to another page. */
  onLeave: () => void;
}

/** Everything that the collapsible menu offers: the pages, then notifications, theme, language and logout. */
export function MenuList({ name, logOut, onLeave }: MenuListProps) {
  const t = useTranslations("nav");
  const pages = [
    { key: "home", href: paths.dashboard(), icon: House },
    { key: "projects", href: paths.projects(), icon: FolderKanban },
    { key: "search", href: paths.search({ project: projectIdOf(usePathname()) }), icon: Search },
    ...useMenuEntries(),
  ] as const;
  return (
    <>
      <p className="px-3 py-2 text-sm wrap-anywhere text-muted">{name}</p>
      <nav aria-label={t("label")}>
        {pages.map(({ key, href, icon: Icon }) => (
          <Link key={key} href={href} className={menuRow} onClick={onLeave}>
            <Icon aria-hidden />
            {t(key)}
          </Link>
        ))}
      </nav>
      <MenuTools logOut={logOut} onLeave={onLeave} />
    </>
  );
}

function MenuTools({ logOut, onLeave }: Omit<MenuListProps, "name">) {
  const t = useTranslations();
  const locale = useLocale();
  const { run, pending } = useLogOut(logOut);
  const [isOpen, setIsOpen] = useState(false);
  const install = useInstall(onLeave);
  return (
    <div className="mt-2 border-t border-line pt-2">
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={cn(menuRow, "list-none [&::-webkit-details-marker]:hidden")}>
          <Bell aria-hidden />
          {t("nav.notifications")}
        </summary>
        {isOpen && <NotificationList className="px-3 pb-3" onLeave={onLeave} />}
      </details>
      <ThemeToggle
        row
        texts={{ light: t("theme.light"), dark: t("theme.dark"), sun: t("theme.sun") }}
        className={menuRow}
      />
      <LanguageSwitcher row locale={locale} label={t("nav.language")} className={menuRow} />
      {install && (
        <button type="button" className={menuRow} onClick={install.install}>
          <MonitorSmartphone aria-hidden />
          {install.label}
        </button>
      )}
      {install?.sheet}
      <button
        type="button"
        className={menuRow}
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
