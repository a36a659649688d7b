import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Appearance } from "./appearance";
import { MobileMenu } from "./mobile-menu";
import { NavLinks, SearchLink } from "./nav-links";
import { NotificationsButton } from "./notifications-button";
import type { LogOutAction } from "./use-log-out";
import { UserMenu } from "./user-menu";
import { Brand } from "@/components/shell/brand";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { paths } from "@/lib/shared/paths/paths";

interface TopBarProps {
  user: { name: string; email: string };
  logOut: LogOutAction;
  /** The number of unsent items. */
  waiting: ReactNode;
}

/**
 * The navigation for signed-in users: 64 px high, folded into one menu below 1024 px. On small screens a page may bring its own
 * bar, marked `data-own-bar`, whose menu then has these entries.
 */
export function TopBar({ user, logOut, waiting }: TopBarProps) {
  const t = useTranslations("nav");
  return (
    <header className="relative z-30 min-h-16 border-b border-line bg-surface lg:sticky lg:top-0 lg:h-16 print:hidden max-lg:[body:has([data-own-bar])_&]:hidden">
      <div className="mx-auto flex min-h-[63px] max-w-7xl flex-wrap items-center gap-1 page-edge lg:h-full lg:min-h-0">
        <Brand href={paths.dashboard()} />
        <nav aria-label={t("label")} className="ml-6 hidden lg:flex">
          <NavLinks texts={{ home: t("home"), projects: t("projects") }} />
        </nav>
        <span className="flex-1" />
        <div className="hidden items-center gap-1 lg:flex">
          <SearchLink className={buttonVariants({ variant: "bare", size: "iconSm" })}>
            <Search aria-hidden className="size-5.5" />
            <span className="sr-only">{t("search")}</span>
          </SearchLink>
          <Appearance />
        </div>
        {waiting}
        <NotificationsButton />
        <div className="-mr-1 hidden lg:block">
          <UserMenu user={user} logOut={logOut} />
        </div>
        <MobileMenu name={user.name} logOut={logOut} />
      </div>
    </header>
  );
}
