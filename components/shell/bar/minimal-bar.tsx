import { getLocale, getTranslations } from "next-intl/server";
import { LanguageSwitcher } from "./language-switcher";
import { ThemeToggle } from "./theme-toggle";
import { Brand } from "@/components/shell/brand";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { paths } from "@/lib/shared/paths/paths";

/** The top bar of pages with a single task: only home, language and theme. */
export async function MinimalBar() {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  return (
    <header className="wide-edge flex min-h-16 w-full flex-wrap items-center gap-1">
      <Brand href={paths.landing()} />
      <span className="flex-1" />
      <ThemeToggle
        texts={{ light: t("theme.light"), dark: t("theme.dark") }}
        className={buttonVariants({ variant: "bare", size: "iconSm" })}
      />
      <LanguageSwitcher locale={locale} label={t("nav.language")} className="-mr-3" />
    </header>
  );
}
