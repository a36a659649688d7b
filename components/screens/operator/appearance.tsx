import { useTranslations } from "next-intl";
import { use } from "react";
import { ReaderContext } from "@/components/providers/reader-context";
import { LanguageSwitcher } from "@/components/shell/bar/language-switcher";
import { ThemeToggle } from "@/components/shell/bar/theme-toggle";
import { buttonVariants } from "@/components/ui/input/button-variants";

/** Theme and language. */
export function Appearance() {
  const t = useTranslations();
  const { locale } = use(ReaderContext);
  return (
    <>
      <ThemeToggle
        texts={{ light: t("theme.light"), dark: t("theme.dark") }}
        className={buttonVariants({ variant: "bare", size: "iconSm" })}
      />
      <LanguageSwitcher locale={locale} label={t("nav.language")} className="px-2" />
    </>
  );
}
