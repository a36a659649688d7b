import { getLocale, getTranslations } from "next-intl/server";
import { ContactButton } from "./contact-button";
import { LanguageSwitcher } from "@/components/shell/bar/language-switcher";
import { ThemeToggle } from "@/components/shell/bar/theme-toggle";
import { Brand } from "@/components/shell/brand";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";

const link =
  "flex min-h-11 items-center font-medium text-muted hover:text-ink hover:underline underline-offset-3";

/** `email` is the support address. */
export async function SiteFooter({ email }: { email: string }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  return (
    <footer className="border-t border-line">
      <div className="wide-edge flex flex-wrap items-center justify-between gap-x-7 gap-y-4 py-8">
        <Brand href={paths.landing()} />
        <nav
          aria-label={t("landing.footer.label")}
          className="order-last grid w-full grid-cols-2 gap-x-6 sm:flex sm:flex-wrap lg:order-none lg:w-auto lg:flex-1"
        >
          <Link href={`${paths.landing()}#features`} className={link}>
            {t("landing.footer.features")}
          </Link>
          <Link href={`${paths.landing()}#pricing`} className={link}>
            {t("landing.footer.pricing")}
          </Link>
          <Link href={paths.about()} className={link}>
            {t("landing.footer.about")}
          </Link>
          <Link href={paths.help()} className={link}>
            {t("landing.footer.help")}
          </Link>
          <Link href={paths.privacy()} className={link}>
            {t("landing.footer.privacy")}
          </Link>
          <Link href={paths.terms()} className={link}>
            {t("landing.footer.terms")}
          </Link>
          <Link href={paths.developers()} className={link}>
            {t("landing.footer.developers")}
          </Link>
          <ContactButton
            className={`${link} text-left`}
            closeClass={buttonVariants({ variant: "secondary", className: "mt-6 w-full" })}
            email={email}
            subject={PRODUCT_NAME}
            texts={{
              title: t("landing.contact.title"),
              body: t("landing.contact.body"),
              close: t("landing.contact.close"),
            }}
          >
            {t("landing.footer.contact")}
          </ContactButton>
        </nav>
        <div className="-mr-2 flex items-center">
          <LanguageSwitcher locale={locale} label={t("nav.language")} />
          <ThemeToggle
            texts={{ light: t("theme.light"), dark: t("theme.dark") }}
            className={buttonVariants({ variant: "bare", size: "iconSm" })}
          />
        </div>
      </div>
    </footer>
  );
}
