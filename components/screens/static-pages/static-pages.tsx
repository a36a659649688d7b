import { getLocale, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/display/alert";
import { Article } from "@/components/ui/text/article";
import { KeptMarkdown } from "@/components/ui/text/kept-markdown";
import { getFormat } from "@/lib/i18n/get-format";
import { loadPages } from "@/lib/i18n/messages";
import type { PrivacyFacts, TermsFacts } from "@/lib/i18n/page-texts";
import { PRICING } from "@/lib/shared/product";

export async function AboutScreen({ isBilled }: { isBilled: boolean }) {
  const [t, locale] = await Promise.all([getTranslations("about"), getLocale()]);
  const { about } = await loadPages(locale);
  return (
    <Article title={t("heading")} lead={t("lead")}>
      <KeptMarkdown headings={2}>{about(isBilled)}</KeptMarkdown>
    </Article>
  );
}

export async function PrivacyScreen({ facts }: { facts: PrivacyFacts }) {
  const [t, locale] = await Promise.all([getTranslations("privacy"), getLocale()]);
  const { privacy } = await loadPages(locale);
  return (
    <Article title={t("title")} lead={t("lead")}>
      <KeptMarkdown headings={2}>{privacy(facts)}</KeptMarkdown>
    </Article>
  );
}

interface TermsScreenProps {
  /** The operator's own terms, as Markdown; null for the built-in ones. */
  own: string | null;
  /** Whether the page says what the installation still has to put there. */
  saysWhatIsMissing: boolean;
  /** Whether businesses pay. */
  isBilled: boolean;
  supportEmail: string;
}

/** The operator's terms, or the plain ones that stand in for them (docs/operations.md). */
export async function TermsScreen({ own, saysWhatIsMissing, isBilled, supportEmail }: TermsScreenProps) {
  const [t, locale, format] = await Promise.all([getTranslations("terms"), getLocale(), getFormat()]);
  const { terms } = await loadPages(locale);
  const facts: TermsFacts = {
    isBilled,
    monthly: format.money(PRICING.monthlyCents),
    yearly: format.money(PRICING.yearlyCents),
    trialDays: PRICING.trialDays,
    projectLimit: PRICING.monthlyProjectLimit,
    supportEmail,
  };
  return (
    <Article title={t("title")} lead={t("lead")}>
      {saysWhatIsMissing && (
        <Alert tone="notice" title={t("missingTitle")} className="mt-6">
          {t("missing")}
        </Alert>
      )}
      <KeptMarkdown headings={2}>{own ?? terms(facts)}</KeptMarkdown>
    </Article>
  );
}
