import { getLocale, getTranslations } from "next-intl/server";
import { Article } from "@/components/ui/article";
import { Markdown } from "@/components/ui/markdown";
import { aboutEn } from "./about.en";
import { aboutEs } from "./about.es";
import { privacyEn } from "./privacy.en";
import { privacyEs } from "./privacy.es";
import type { PrivacyFacts } from "./privacy-facts";
import type { Locale } from "@/lib/i18n/locale";

const ABOUT = { en: aboutEn, es: aboutEs } satisfies Record<Locale, string>;
const PRIVACY = { en: privacyEn, es: privacyEs } satisfies Record<Locale, (facts: PrivacyFacts) => string>;

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
