import { useLocale, useTranslations } from "next-intl";
import { LanguageSwitcher } from "./language-switcher";
import { ThemeToggle } from "./theme-toggle";
import { buttonVariants } from "@/components/ui/input/button-variants";

/** Theme and language, in a bar. Public pages render it on the server, without its code. */
export function Appearance({ className }: { className?: string }) {
  const t = useTranslations();
  return (
    <>
      <ThemeToggle
        texts={{ light: t("theme.light"), dark: t("theme.dark"), sun: t("theme.sun") }}
        className={buttonVariants({ variant: "bare", size: "iconSm" })}
      />
      <LanguageSwitcher locale={useLocale()} label={t("nav.language")} {...(className && { className })} />
    </>
  );
}
