import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AuthAside } from "@/components/account/auth-aside";
import { Messages } from "@/components/providers/messages";
import { Brand } from "@/components/shell/brand";
import { LanguageSwitcher } from "@/components/shell/language-switcher";
import { SkipLink } from "@/components/shell/skip-link";
import { ThemeToggle } from "@/components/shell/theme-toggle";
import { paths } from "@/lib/paths";

/** The way in: a form, and on wide screens beside it what waits behind it. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  return (
    <Messages namespaces={["common", "auth"]}>
      <SkipLink label={t("nav.skip")} />
      <header className="wide-edge flex h-16 items-center gap-1">
        <Brand href={paths.landing()} />
        <span className="flex-1" />
        <ThemeToggle texts={{ light: t("theme.light"), dark: t("theme.dark") }} />
        <LanguageSwitcher locale={locale} label={t("nav.language")} className="-mr-3" />
      </header>
      <div className="wide-edge grid items-start gap-x-20 pt-5 pb-16 sm:pt-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pt-14">
        <main id="main" tabIndex={-1} className="w-full max-w-[27rem] min-w-0 outline-none max-lg:mx-auto">
          {children}
        </main>
        <AuthAside />
      </div>
    </Messages>
  );
}
