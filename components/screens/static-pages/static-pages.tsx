import { getLocale, getTranslations } from "next-intl/server";
import { aboutEn } from "./about.en";
import { aboutEs } from "./about.es";
import { privacyEn } from "./privacy.en";
import { privacyEs } from "./privacy.es";
import type { PrivacyFacts } from "./privacy-facts";
import { termsEn } from "./terms.en";
import { termsEs } from "./terms.es";
import type { TermsFacts } from "./terms-facts";
import { Alert } from "@/components/ui/display/alert";
import { Article } from "@/components/ui/text/article";
import { Markdown } from "@/components/ui/text/markdown";
import { getFormat } from "@/lib/i18n/get-format";
import type { Locale } from "@/lib/i18n/locale";
import { PRICING } from "@/lib/shared/product";

const ABOUT = { en: aboutEn, es: aboutEs } satisfies Record<Locale, string>;
const PRIVACY = { en: privacyEn, es: privacyEs } satisfies Record<Locale, (facts: PrivacyFacts) => string>;
const TERMS = { en: termsEn, es: termsEs } satisfies Record<Locale, (facts: TermsFacts) => string>;

export async function AboutScreen() {
  const [t, locale] = await Promise.all([getTranslations("about"), getLocale()]);
  return (
    <Article title={t("heading")} lead={t("lead")}>
      <Markdown headings={2}>{ABOUT[locale]}</Markdown>
    </Article>
  );
}

export async function PrivacyScreen({ facts }: { facts: PrivacyFacts }) {
  const [t, locale] = await Promise.all([getTranslations("privacy"), getLocale()]);
  return (
    <Article title={t("title")} lead={t("lead")}>
      <Markdown headings={2}>{PRIVACY[locale](facts)}</Markdown>
    </Article>
  );
}

/** A plain draft: operators have it checked, replace it and remove the notice (docs/operations.md). */
export async function TermsScreen({ supportEmail }: { supportEmail: string }) {
  const [t, locale, format] = await Promise.all([getTranslations("terms"), getLocale(), getFormat()]);
  const facts: TermsFacts = {
    monthly: format.money(PRICING.monthlyCents),
    yearly: format.money(PRICING.yearlyCents),
    trialDays: PRICING.trialDays,
    projectLimit: PRICING.monthlyProjectLimit,
    supportEmail,
  };
  return (
    <Article title={t("title")} lead={t("lead")}>
      <Alert tone="notice" title={t("draftTitle")} className="mt-6">
        {t("draft")}
      </Alert>
      <Markdown headings={2}>{TERMS[locale](facts)}</Markdown>
    </Article>
  );
}
