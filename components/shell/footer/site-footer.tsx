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
  const links = [
    { href: `${paths.landing()}#features`, text: t("landing.footer.features") },
    { href: `${paths.landing()}#pricing`, text: t("landing.footer.pricing") },
    { href: paths.about(), text: t("landing.footer.about") },
    { href: paths.help(), text: t("landing.footer.help") },
    { href: paths.privacy(), text: t("landing.footer.privacy") },
    { href: paths.terms(), text: t("landing.footer.terms") },
    { href: paths.developers(), text: t("landing.footer.developers") },
  ];
  return (
    <footer className="border-t border-line">
      <div className="wide-edge flex flex-wrap items-center justify-between gap-x-7 gap-y-4 py-8">
        <Brand href={paths.landing()} />
        <nav
          aria-label={t("landing.footer.label")}
          className="order-last grid w-full grid-cols-2 gap-x-6 sm:flex sm:flex-wrap lg:order-none lg:w-auto lg:flex-1"
        >
          {links.map(({ href, text }) => (
            <Link key={href} href={href} className={link}>
              {text}
            </Link>
          ))}
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
            texts={{ light: t("theme.light"), dark: t("theme.dark"), sun: t("theme.sun") }}
            className={buttonVariants({ variant: "bare", size: "iconSm" })}
          />
        </div>
      </div>
    </footer>
  );
}
