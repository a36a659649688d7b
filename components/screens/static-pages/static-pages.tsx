import { getLocale, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/display/alert";
import { Article } from "@/components/ui/text/article";
import { Markdown } from "@/components/ui/text/markdown";
import { getFormat } from "@/lib/i18n/get-format";
import { loadPages } from "@/lib/i18n/messages";
import type { PrivacyFacts, TermsFacts } from "@/lib/i18n/page-texts";
import { PRICING } from "@/lib/shared/product";

export async function AboutScreen() {
  const [t, locale] = await Promise.all([getTranslations("about"), getLocale()]);
  const { about } = await loadPages(locale);
  return (
    <Article title={t("heading")} lead={t("lead")}>
      <Markdown headings={2}>{about}</Markdown>
    </Article>
  );
}

export async function PrivacyScreen({ facts }: { facts: PrivacyFacts }) {
  const [t, locale] = await Promise.all([getTranslations("privacy"), getLocale()]);
  const { privacy } = await loadPages(locale);
  return (
    <Article title={t("title")} lead={t("lead")}>
      <Markdown headings={2}>{privacy(facts)}</Markdown>
    </Article>
  );
}

/** A plain draft: operators have it checked, replace it and remove the notice (docs/operations.md). */
export async function TermsScreen({ supportEmail }: { supportEmail: string }) {
  const [t, locale, format] = await Promise.all([getTranslations("terms"), getLocale(), getFormat()]);
  const { terms } = await loadPages(locale);
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
      <Markdown headings={2}>{terms(facts)}</Markdown>
    </Article>
  );
}
