import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Article, ArticleSection, MailLink } from "@/components/ui/article";
import { env } from "@/lib/env";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("privacy");
  return { title: t("title"), description: t("lead") };
}

export default async function PrivacyPage() {
  const t = await getTranslations("privacy");
  return (
    <Article title={t("title")} lead={t("lead")}>
      <ArticleSection title={t("keepTitle")}>
        <p>{t("keepBody")}</p>
      </ArticleSection>
      <ArticleSection title={t("voiceTitle")}>
        <p>{t("voiceBody")}</p>
      </ArticleSection>
      <ArticleSection title={t("seeTitle")}>
        <p>{t("seeBody")}</p>
      </ArticleSection>
      <ArticleSection title={t("cookiesTitle")}>
        <p>{t("cookiesBody")}</p>
      </ArticleSection>
      <ArticleSection title={t("deleteTitle")}>
        <p>{t("deleteBody")}</p>
        <p>
          <MailLink email={env.SUPPORT_EMAIL} />
        </p>
      </ArticleSection>
    </Article>
  );
}
